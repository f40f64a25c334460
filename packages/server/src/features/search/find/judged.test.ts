import { afterAll, beforeAll, expect, test } from 'vitest';
import { risenAbove } from '../../../../../../tidy/ratchet.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { judgedDocuments } from '../../../world/tests/search/test-judged-documents.ts';
import { type Judgement, judgements } from '../../../world/tests/search/test-judgements.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
/** Of each question, the first ten results that are of the collection or of the company it stands in. */
const shown = new Map<string, readonly string[]>();

const idOf = (key: string): string => `judged-${key}`;
const first = 10;

beforeAll(async () => {
  world = await openWorld();
  for (const { key, title, text, daysAgo, reads } of judgedDocuments)
    await world.rows(
      `insert into question (id, tenant_id, organization_id, kind, author_id, title, content, summary, search_text, search,
         state, published_at, updated_at, read_num)
       select $1, tenant_id, organization_id, 0, id, $2, $3, $3, '', '', 'active', now() - $4 * interval '1 day', now(), $5
       from member where account = 'hejingxing'`,
      [idOf(key), title, text, daysAgo, reads],
    );
  await indexWorld(world);
  const of = searchOf(world);
  for (const { query } of judgements) {
    const { items } = await of.find('linzhiyuan', query, { pageSize: first });
    shown.set(
      query,
      items.map(({ id }) => id),
    );
  }
});
afterAll(() => world.close());

const pairsOf = ({ relevant }: Judgement) => Object.entries(relevant).map(([key, grade]) => ({ id: idOf(key), grade }));

/** How much of what is relevant is among the first ten. */
function recallOf(judgement: Judgement): number {
  const found = shown.get(judgement.query) ?? [];
  const pairs = pairsOf(judgement);
  return pairs.filter(({ id }) => found.includes(id)).length / pairs.length;
}

const gainOf = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

/** Gain of the first ten against that of the best order there is; what nobody judged gains nothing. */
function gainRatioOf(judgement: Judgement): number {
  const grades = new Map(pairsOf(judgement).map(({ id, grade }) => [id, grade]));
  const best = [...grades.values()].toSorted((a, b) => b - a);
  return gainOf((shown.get(judgement.query) ?? []).map((id) => grades.get(id) ?? 0)) / gainOf(best);
}

const meanOf = (valueOf: (judgement: Judgement) => number): number =>
  judgements.reduce((sum, judgement) => sum + valueOf(judgement), 0) / judgements.length;

test('D-195: two hundred pairs are judged, each of something there is, and no question twice', () => {
  const keys = new Set(judgedDocuments.map(({ key }) => key));
  expect(judgements.flatMap(pairsOf).length).toBeGreaterThanOrEqual(200);
  expect(judgements.flatMap(({ relevant }) => Object.keys(relevant)).filter((key) => !keys.has(key))).toEqual([]);
  expect(new Set(judgements.map(({ query }) => query)).size).toBe(judgements.length);
});

test('D-195: nine tenths of what people should be shown are among the first ten results', () => {
  const missed = judgements.filter((judgement) => recallOf(judgement) < 1).map(({ query }) => query);
  expect(meanOf(recallOf), `not all of it is found by: ${missed.join(', ')}`).toBeGreaterThanOrEqual(0.9);
});

/** In thousandths of the best there could be, so that a better order lowers the number for good. */
const lost = (mean: number): number => Math.ceil((1 - mean) * 1_000);

test('D-195: the order of results is never worse than it was', () => {
  const worst = judgements
    .toSorted((a, b) => gainRatioOf(a) - gainRatioOf(b))
    .slice(0, 8)
    .map((judgement) => `${judgement.query} ${gainRatioOf(judgement).toFixed(2)}`);
  const now = { recallAt10: lost(meanOf(recallOf)), nDCGAt10: lost(meanOf(gainRatioOf)) };
  process.stdout.write(`recall@10 ${meanOf(recallOf).toFixed(3)}, nDCG@10 ${meanOf(gainRatioOf).toFixed(3)}\n`);
  expect(risenAbove('tidy/search-quality-lost.json', now), `the worst: ${worst.join(', ')}`).toEqual([]);
});
