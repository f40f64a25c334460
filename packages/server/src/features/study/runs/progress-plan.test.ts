import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, coursesOf } from '../../../world/tests/study/test-courses.ts';
import { rowsRead } from '../../../world/test-explain.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-173] [D-174] progress of a run reads the sections of its own version, however many courses there are', async () => {
  const courses = coursesOf(world);
  const { id, keys } = await courses.publish([article('一'), article('二')], { title: '只读自己的章节' });
  for (const title of ['别的课程甲', '别的课程乙']) await courses.publish([article('甲'), article('乙')], { title });
  await courses.finish('linzhiyuan', id, keys[0] ?? '');
  const [run] = await world.rows('select id, tenant_id from study_run where course_id = $1', [id]);
  const plan = await world.installation.db.forTenant(String(run?.['tenant_id'])).inTransaction(async (tx) => {
    // An index is taken wherever one can be, as in a company of many courses.
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql<object>`explain (analyze, format json)
      select * from study_run as run, study_progress(run.id, now()) where run.id = ${run?.['id']}`.execute(tx);
    return rows;
  });
  expect(rowsRead('course_section', plan)).toBe(2);
});
