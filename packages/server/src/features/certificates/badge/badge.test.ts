import { readCertificateBadge, checkCertificate } from '@shuyuan/contract/certificates/certificate-record.wire';
import { listCertificateHolders, revokeCertificate } from '@shuyuan/contract/certificates/manage-certificate.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { certificatesOf } from '../../../world/tests/training/test-certificates.ts';
import { testVerifierOf } from '../../../world/tests/training/test-verifier.ts';
import { certificateJobs } from '../certificates.jobs.ts';

let world: TestWorld;
let certificates: ReturnType<typeof certificatesOf>;
let verifier: ReturnType<typeof testVerifierOf>;
let lin: Caller;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld({ env: { PUBLIC_URL: 'https://learn.example.com' } });
  certificates = certificatesOf(world);
  verifier = testVerifierOf(world);
  lin = await certificates.as('linzhiyuan');
  shen = await certificates.as('shenruoxi');
});
afterAll(() => world.close());

type Badge = {
  readonly id: string;
  readonly name: string;
  readonly issuer: { readonly id: string };
  readonly credentialStatus: { readonly statusListCredential: string; readonly statusListIndex: string };
  readonly proof: { readonly verificationMethod: string; readonly proofValue: string };
  readonly credentialSubject: { readonly identifier: readonly { readonly identityHash: string }[] };
};
const badgeOf = async (id: string) => {
  const { bytes, status } = await lin.call(readCertificateBadge, { id });
  expect(status).toBe(200);
  return JSON.parse(bytes.toString('utf8')) as Badge;
};

/** Says what the verifier minds. */
async function accept(badge: Badge): Promise<void> {
  const { error, ...result } = await verifier.verify(badge);
  expect(error?.errors ?? error).toBeUndefined();
  expect(result).toMatchObject({ verified: true, statusResult: { verified: true } });
}

async function issue(title = '安全上岗证', validMonths: number | null = null) {
  const course = await certificates.course();
  const certificateId = await certificates.publish({ title, validMonths, requirements: [course.asked] });
  await course.finish('linzhiyuan');
  await certificates.work();
  const [held] = (await shen.call(listCertificateHolders, { id: certificateId })).body.items;
  if (!held) throw new Error('nothing was issued');
  return { id: held.id, number: held.number, certificateId };
}

test('[D-188] an independent verifier accepts the badge of an award, with what stands in it', async () => {
  const { id, number } = await issue('“Safety”\\\n 安全 \u0007 شهادة 🛡', 12);
  const badge = await badgeOf(id);
  await accept(badge);
  const did = 'did:web:learn.example.com:badges:issuers:';
  expect(badge).toMatchObject({
    id: `https://learn.example.com/vue/#/certificate/${number}`,
    issuer: { id: expect.stringContaining(did), name: '青禾智造股份有限公司' },
    credentialSubject: { identifier: [{ identityHash: '林知远', hashed: false }] },
    validUntil: expect.any(String),
  });
  expect((await world.visitor.call(checkCertificate, { number })).body.badgeIssuer).toBe(badge.issuer.id);
});

test('[D-188] a badge with one changed character is refused, whichever it is', async () => {
  const { id } = await issue();
  const badge = await badgeOf(id);
  await accept(badge);
  const text = JSON.stringify(badge);
  const changed = [
    text.replace('林知远', '林知近'),
    text.replaceAll('安全上岗证', '安全上岗証'),
    text.replace(badge.id, `${badge.id.slice(0, -1)}#`),
    text.replace('"hashed":false', '"hashed":true'),
    text.replace(/"validFrom":"20(\d\d)/, '"validFrom":"19$1'),
    text.replace(`"statusListIndex":"${badge.credentialStatus.statusListIndex}"`, '"statusListIndex":"99999"'),
    text.replace('eddsa-rdfc-2022","created":"20', 'eddsa-rdfc-2022","created":"19'),
  ];
  for (const one of changed) {
    expect(one).not.toBe(text);
    expect(await verifier.verify(JSON.parse(one)), one).toMatchObject({ verified: false });
  }
});

test('[D-188] once it is revoked the verifier reads so in the list of the company, and nobody downloads it again', async () => {
  const [{ id }, other] = [await issue(), await issue('另一张')];
  const [badge, standing] = [await badgeOf(id), await badgeOf(other.id)];
  await accept(badge);
  expect((await shen.call(revokeCertificate, { id, reason: '资料有误' })).status).toBe(200);
  const refused = await verifier.verify(badge);
  expect(refused).toMatchObject({ verified: false, statusResult: { results: [{ status: true }] } });
  expect(JSON.stringify(refused.statusResult)).not.toContain('资料有误');
  await accept(standing);
  const { body } = await lin.call(readCertificateBadge, { id });
  expect(body).toMatchObject({ errorCode: errorTable['certificate.wrong-state'].number });
});

test('[D-188] after a year the next key signs; what the one before signed is verified as before, and it is gone', async () => {
  const { id } = await issue();
  const before = await badgeOf(id);
  const [first] = await Promise.all([badgeOf(id), badgeOf(id), badgeOf(id)]);
  expect(first?.proof.verificationMethod).toBe(before.proof.verificationMethod);
  await world.rows("update badge_key set created_at = created_at - interval '367 days'");
  const keys = certificateJobs.find(({ name }) => name === 'certificates:keys');
  await keys?.handle(world.installation.system, {});
  const after = await badgeOf(id);
  expect(after.proof.verificationMethod).not.toBe(before.proof.verificationMethod);
  for (const badge of [before, after]) await accept(badge);
  const rows = await world.rows('select retired_at, sealed_key from badge_key order by created_at');
  expect(rows).toMatchObject([
    { retired_at: expect.any(Date), sealed_key: null },
    { retired_at: null, sealed_key: expect.any(Buffer) },
  ]);
  expect(String(rows[1]?.['sealed_key'])).not.toContain('PRIVATE KEY');
});

test('[D-188] a key the installation cannot open any more is followed by another', async () => {
  const { id } = await issue();
  const before = await badgeOf(id);
  const beside = await openWorld({
    beside: world,
    env: { PUBLIC_URL: 'https://learn.example.com', SECRET_KEY: 'another-key-of-the-installation-0123456789' },
  });
  try {
    const { bytes } = await (await beside.signIn('linzhiyuan')).call(readCertificateBadge, { id });
    const after = JSON.parse(bytes.toString('utf8')) as Badge;
    expect(after.proof.verificationMethod).not.toBe(before.proof.verificationMethod);
    for (const badge of [before, after]) await accept(badge);
  } finally {
    await beside.close();
  }
});

test('[D-188] badges are their holders’; what verifiers read is open to anybody, and says nothing of people', async () => {
  const { id } = await issue();
  const badge = await badgeOf(id);
  const [outsider, other] = [await certificates.welcomeOutsider(), await certificates.as('tanmuyang')];
  const before = await certificates.snapshot();
  const refused = [shen, other, outsider, world.visitor].map((by) => by.call(readCertificateBadge, { id }));
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([404, 404, 404, 401]);
  expect((await lin.call(readCertificateBadge, { id: 'nothing' })).status).toBe(404);
  expect(await certificates.snapshot()).toBe(before);
  const list = badge.credentialStatus.statusListCredential;
  expect(JSON.stringify(await verifier.load(list))).not.toContain('林');
  const statusOf = async (url: string) => (await world.http.inject({ method: 'GET', url })).statusCode;
  const company = list.replace(/\/status\/.*/, '');
  expect(await statusOf(`${company}/did.json`)).toBe(200);
  const unknown = [`${company}/status/1`, `${company}/status/x`, `${company}/status/-1`, `${company}x/did.json`];
  for (const url of [...unknown, `${company}x/status/0`]) expect(await statusOf(url), url).toBe(404);
});
