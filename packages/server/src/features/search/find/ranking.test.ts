import { groupOfPosition } from '@shuyuan/contract/recommend/next-pairs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { indexWorld, searchOf } from '../../../world/tests/search/test-search.ts';

let world: TestWorld;
let of: ReturnType<typeof searchOf>;
/** Two courses that fit alike; the second was published a moment later. */
let first: string;
let second: string;
beforeAll(async () => {
  world = await openWorld();
  of = searchOf(world);
  const publish = async (title: string) => (await coursesOf(world).publish([article('一节')], { title })).id;
  first = await publish('白云母的剥分之一');
  second = await publish('白云母的剥分之二');
  await indexWorld(world);
  await world.rows(
    `update search_document set published_at = '2026-01-01T00:00:00Z', use_count = 0 where source_id = $1`,
    [first],
  );
  await world.rows(
    `update search_document set published_at = '2026-01-02T00:00:00Z', use_count = 0 where source_id = $1`,
    [second],
  );
});
beforeEach(async () => {
  await world.rows('delete from recommend_next where to_id = $1', [first]);
  await world.rows('delete from collection where business_id = $1', [first]);
  await world.rows('update course set score_sum = 0, score_count = 0 where id = $1', [first]);
});
afterAll(() => world.close());

const found = async (account = 'linzhiyuan') => (await of.find(account, '白云母的剥分', { kind: 'course' })).items;
const order = async (account?: string) => (await found(account)).map(({ id }) => id);
const reasonsOfFirst = async () => (await found()).find(({ id }) => id === first)?.reasons;

test('[D-195] of two that fit alike the newer one comes first while people made nothing of either', async () => {
  expect(await order()).toEqual([second, first]);
});

test('[D-195] what people of the reader’s position finished comes first for them, from two people on', async () => {
  const [position] = await world.rows(
    `select tenant_id, unnest(member_positions(id)) as id from member where account = 'linzhiyuan' limit 1`,
  );
  const group = groupOfPosition(String(position?.['id']));
  const put = (people: number) =>
    world.rows(
      `insert into recommend_next (tenant_id, group_key, from_key, to_kind, to_id, people) values ($1, $2, '', 'course', $3, $4)
       on conflict (tenant_id, group_key, from_key, to_kind, to_id) do update set people = excluded.people`,
      [position?.['tenant_id'], group, first, people],
    );
  await put(1);
  expect(await order()).toEqual([second, first]);
  await put(2);
  expect(await order()).toEqual([first, second]);
  expect(await reasonsOfFirst()).toContain('colleagues');
  const others = await world.rows(
    `select account from member where state = 'active' and not ($1 = any (member_positions(id)))
       and account in ('amina', 'yuanjinghe', 'wenjiahe')`,
    [position?.['id']],
  );
  expect(await order(String(others[0]?.['account']))).toEqual([second, first]);
});

test('[D-195] what learners rate well comes first', async () => {
  await world.rows('update course set score_sum = 45, score_count = 9 where id = $1', [first]);
  expect(await order()).toEqual([first, second]);
  expect(await reasonsOfFirst()).toContain('rated');
});

test('[D-195] what colleagues keep among their favourites comes first', async () => {
  await world.rows(
    `insert into collection (id, tenant_id, member_id, business_type, business_id, created_at)
     select 'kept-' || id, tenant_id, id, 1, $1, now() from member order by id limit 8`,
    [first],
  );
  expect(await order()).toEqual([first, second]);
  expect(await reasonsOfFirst()).toContain('collected');
});
