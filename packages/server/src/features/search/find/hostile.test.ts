import * as wire from '@shuyuan/contract/search/search.wire';
import { texts as fr } from '@shuyuan/i18n/packs/fr/errors';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';
import { questionOf } from './search-question.ts';

let world: TestWorld;
let reader: Caller;
beforeAll(async () => {
  world = await openWorld();
  await indexWorld(world);
  reader = await world.signIn('linzhiyuan');
});
afterAll(() => world.close());

const statusOf = async (search: string) => [
  (await reader.call(wire.search, { search })).status,
  (await reader.call(wire.suggest, { search })).status,
];

test.for([
  ['ten thousand characters', '安全'.repeat(5_000)],
  ['ten thousand words', 'a b '.repeat(2_500)],
  ['operators of the index', `'安全' & ! ( | <-> :* 'x':A`],
  ['quotes', `'"\`“”'';-- drop table member`],
  ['a backslash', String.raw`\\' \x00 \u0000 %_%`],
  ['a regular expression', '(a+)+$.*[[:alpha:]]{1,1000}'],
  ['control characters', '\u0001\u001f安\u007f全\u200b\u202e'],
  ['half a character', '\ud800安全\udfff'],
  ['nothing', ''],
] as const)('[D-195] %s is answered, and costs no more than any other question', async ([, search]) => {
  expect(await statusOf(search)).toEqual([200, 200]);
  expect(questionOf(search).words.length).toBeLessThanOrEqual(12);
  expect(questionOf(search).form.length).toBeLessThanOrEqual(200);
});

test('[D-195] whatever somebody types is answered', async () => {
  const typed = fc.string({ unit: 'binary', maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(typed, async (search) => {
      expect(await statusOf(search)).toEqual([200, 200]);
    }),
    { numRuns: 40 },
  );
});

test('[D-195] a question that is too long to be sent, and a page beyond the last, are refused or empty', async () => {
  expect((await reader.call(wire.search, { search: 'x'.repeat(20_001) })).status).toBe(422);
  expect((await reader.call(wire.search, { search: '安全', page: 301 })).status).toBe(422);
  const { body } = await reader.call(wire.search, { search: '安全', page: 300 });
  expect(body.items).toEqual([]);
});

test('[D-195] [D-029] whoever asks without end is told to wait in their language, and nobody else is', async () => {
  const limited = await openWorld({ beside: world, env: { RATE_LIMIT_FACTOR: '0.05' } });
  try {
    const [hasty, other] = [await limited.signIn('linzhiyuan'), await limited.signIn('hejingxing')];
    const ask = () => hasty.call(wire.search, { search: '安全' });
    for (let call = 0; call < 240 * 0.05; call++) expect((await ask()).status).toBe(200);
    const refusals = await Promise.all(Array.from({ length: 500 }, ask));
    expect(new Set(refusals.map(({ status }) => status))).toEqual(new Set([429]));
    const headers = { 'accept-language': 'fr' };
    const refused = await hasty.call(wire.search, { search: '安全' }, { headers });
    expect(refused.body).toMatchObject({ errorCode: 10429, message: fr['lang.10429'] });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.call(wire.search, { search: '安全' })).status).toBe(200);
    const statuses = [];
    for (let call = 0; call <= 600 * 0.05; call++)
      statuses.push((await hasty.call(wire.suggest, { search: '安' })).status);
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([30, 429]);
  } finally {
    await limited.close();
  }
});

test('[D-195] a visitor finds nothing', async () => {
  for (const call of [wire.search, wire.suggest])
    expect((await world.visitor.call(call, { search: '安全' })).status).toBe(401);
});
