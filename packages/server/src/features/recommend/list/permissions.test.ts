import { type RecommendKind, recommendKinds } from '@shuyuan/contract/recommend/recommend-kinds';
import * as wire from '@shuyuan/contract/recommend/recommend.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { questionsOf } from '../../../world/tests/community/test-questions.ts';
import { recommendOf } from '../../../world/tests/search/test-recommend.ts';
import { closings, makeEveryKind, ofItem } from '../../../world/tests/search/test-search-kinds.ts';
import { indexWorld } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof recommendOf>;
/** One thing of each kind that is recommended to 林知远. */
const chosen = new Map<RecommendKind, string>();

beforeAll(async () => {
  world = await openWorld();
  of = recommendOf(world);
  await makeEveryKind(world);
  await indexWorld(world);
  for (const kind of recommendKinds) {
    const [first] = await of.all('linzhiyuan', kind);
    if (first) chosen.set(kind, first.id);
  }
});
afterAll(() => world.close());

test('[ROUTE-33] each kind has something that is recommended before it is closed', () => {
  expect([...chosen.keys()].toSorted()).toEqual([...recommendKinds].toSorted());
});

const cases = recommendKinds.flatMap((kind) =>
  closings[kind].map((closing) => [`${kind} that is ${closing[0]}`, kind, closing] as const),
);

/** All that recommendations may say of it: in its own list, in the one of all kinds, among what was dismissed. */
async function traces(kind: RecommendKind, id: string) {
  const lin = await of.as('linzhiyuan');
  const isOfKind = await of.has('linzhiyuan', { kind, id });
  const { status } = await lin.call(wire.dismissRecommended, { kind, id });
  const dismissed = (await lin.call(wire.listDismissed, {})).body;
  await lin.call(wire.restoreRecommended, { kind, id });
  return {
    isOfKind,
    status,
    isDismissed: dismissed.items.some((item) => item.id === id),
    count: dismissed.recordCount,
  };
}

test.for(cases)(
  '[ROUTE-33] %s is not recommended, and cannot be asked for',
  async ([, kind, [, table, change, row = ofItem]]) => {
    const id = chosen.get(kind) ?? '';
    const open = { isOfKind: true, status: 200, isDismissed: true, count: 1 };
    expect(await traces(kind, id)).toEqual(open);
    const [before] = await world.rows(`select to_jsonb(t) as row from ${table} t where ${row}`, [id]);
    await world.rows(`update ${table} set ${change} where ${row}`, [id]);
    expect(await traces(kind, id)).toEqual({ isOfKind: false, status: 404, isDismissed: false, count: 0 });
    expect((await of.all('linzhiyuan')).some((item) => item.id === id)).toBe(false);
    const [column = ''] = change.split(' ');
    await world.rows(
      `update ${table} set ${column} = (jsonb_populate_record(null::${table}, $2)).${column} where ${row}`,
      [id, JSON.stringify(before?.['row'])],
    );
    expect(await traces(kind, id)).toEqual(open);
  },
);

test('[D-142] where the community is closed nothing of it is recommended, and all else is', async () => {
  const community = questionsOf(world);
  await community.setSwitches({ communityIsOpen: '0' });
  const closed: RecommendKind[] = [];
  for (const kind of recommendKinds)
    if (!(await of.has('linzhiyuan', { kind, id: chosen.get(kind) ?? '' }))) closed.push(kind);
  expect(closed).toEqual(['article', 'question', 'column']);
  await community.setSwitches({ communityIsOpen: '1' });
});

test('[D-008] a visitor is refused every call, and wrong input changes nothing', async () => {
  const item = { kind: 'course', id: chosen.get('course') ?? '' } as const;
  const answers = await Promise.all([
    world.visitor.call(wire.listRecommended, {}),
    world.visitor.call(wire.dismissRecommended, item),
    world.visitor.call(wire.restoreRecommended, item),
    world.visitor.call(wire.listDismissed, {}),
    world.visitor.call(wire.readRecommendSwitch, {}),
    world.visitor.call(wire.saveRecommendSwitch, { isPersonal: false }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  const lin = await of.as('linzhiyuan');
  expect((await lin.call(wire.listRecommended, { size: 21 })).status).toBe(422);
  expect((await lin.call(wire.listRecommended, { shown: 'person:x' })).status).toBe(422);
  expect((await lin.call(wire.dismissRecommended, { kind: 'course', id: 'nowhere' })).status).toBe(404);
  expect(await world.rows('select 1 from recommend_dismissal')).toEqual([]);
  expect(await world.rows('select 1 from recommend_choice')).toEqual([]);
});
