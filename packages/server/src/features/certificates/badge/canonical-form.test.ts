import { certificateNumber, numberBytes } from '@shuyuan/contract/certificates/certificate-number';
import fc from 'fast-check';
import jsonld from 'jsonld';
import { expect, test } from 'vitest';
import { loadContext } from '../../../world/tests/training/test-verifier.ts';
import { badgeOfAward } from './badge-of-award.ts';
import { canonicalForm } from './canonical-form.ts';
import type { LinkedNode } from './linked-node.ts';

const issuer = {
  did: 'did:web:localhost%3A3000:badges:issuers:company',
  listAddress: (list: number) => `http://localhost:3000/badges/issuers/company/status/${list}`,
};
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('"', '\\', '\n', '\r', '\t', '\b', '\f', '\u0001', '\u007f', '<', 'شّ', '堃', '𠮷'),
  }),
);
const time = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const requirement = fc.record({
  businessType: fc.constant(1),
  businessId: fc.constant('x'),
  title: text,
  minimumPercent: fc.option(fc.integer({ min: 1, max: 100 })),
  mark: fc.constant(null),
  finishTime: fc.constant(null),
});
const award = fc.record({
  number: fc
    .uint8Array({ minLength: numberBytes, maxLength: numberBytes })
    .map((bytes) => certificateNumber(bytes, 2026)),
  certificateId: text,
  title: text,
  holderName: text,
  companyName: text,
  issuedAt: time,
  expiresAt: fc.option(time),
  requirements: fc.array(requirement, { maxLength: 3 }),
  statusIndex: fc.bigInt({ min: 0n, max: 1_000_000n }),
});

test('[D-188] the canonical form of any badge is that of an independent implementation', async () => {
  await fc.assert(
    fc.asyncProperty(award, async (drawn) => {
      const badge = badgeOfAward(drawn, { issuer, clientUrl: 'http://localhost:3000/vue/' });
      const expected = await jsonld.canonize(badge, {
        algorithm: 'RDFC-1.0',
        format: 'application/n-quads',
        safe: true,
        documentLoader: async (url) => loadContext(url),
      });
      expect(canonicalForm(badge)).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

test('[D-188] what would not be signed, or not be told apart, is refused', () => {
  const node = (over: Record<string, unknown>) => () => canonicalForm(over as LinkedNode);
  expect(node({ id: 'urn:a', nickname: 'x' })).toThrow('no name');
  expect(node({ id: 'urn:a', type: 'Nonsense' })).toThrow('no type');
  expect(node({ id: 'https://a b' })).toThrow('no address');
  expect(node({ id: 'urn:a', identifier: [{ type: 'Profile' }, { type: 'Profile' }] })).toThrow('told apart');
});
