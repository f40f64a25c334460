import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from './open-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const count = async (sql: string) =>
  Number((await world.rows(`select count(*)::int as count from ${sql}`))[0]?.['count']);

test('the company answers, replies, likes and reads over several days, and nothing of it lies in the future', async () => {
  expect(await count('discussion where parent_id is null')).toBeGreaterThanOrEqual(15);
  expect(await count('discussion where parent_id is not null')).toBeGreaterThanOrEqual(10);
  expect(await count('praise')).toBeGreaterThanOrEqual(60);
  expect(await count(`(select distinct read_at::date from question_read) as days`)).toBeGreaterThan(7);
  for (const [table, column] of [
    ['discussion', 'created_at'],
    ['praise', 'created_at'],
    ['question_read', 'read_at'],
  ] as const)
    expect(await count(`${table} where ${column} > now()`)).toBe(0);
  expect(await count('discussion d join question q on q.id = d.question_id where d.created_at < q.published_at')).toBe(
    0,
  );
});

test('what is counted is what is there', async () => {
  expect(
    await world.rows(`select title from question q where
      praise_num <> (select count(*) from praise where target_type = 'question' and target_id = q.id)
      or discuss_num <> (select count(*) from discussion where question_id = q.id)
      or read_num <> (select count(*) from question_read where question_id = q.id)`),
  ).toEqual([]);
  expect(
    await world.rows(`select name from share_account a where
      praise_num <> (select coalesce(sum(praise_num), 0) from question where account_id = a.id)
      or read_num <> (select coalesce(sum(read_num), 0) from question where account_id = a.id)
      or praise_num <> (select coalesce(sum(praise), 0) from share_account_day where account_id = a.id)
      or read_num <> (select coalesce(sum(read), 0) from share_account_day where account_id = a.id)`),
  ).toEqual([]);
  expect(
    await world.rows(`select name from knowledge_circle c where
      read_num <> (select coalesce(sum(read_num), 0) from question where circle_id = c.id)`),
  ).toEqual([]);
});

test('one complaint waits, and nobody was rung for the past', async () => {
  expect(await world.rows('select reason, state from accusation')).toEqual([
    { reason: 'advertisement', state: 'open' },
  ]);
  expect(
    await count(`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'notifications:deliver' and payload ->> 'kind' = 'discussion'`),
  ).toBe(0);
});
