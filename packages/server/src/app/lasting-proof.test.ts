import { scoreCourse } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { article, coursesOf } from '../world/tests/study/test-courses.ts';
import { courseSection, positionsOf } from '../world/tests/study/test-positions.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Tables of all that was learned, decided and marked. */
const proof = [
  'study_run',
  'study_run_move',
  'section_progress',
  'course_score',
  'position_holder',
  'position_run',
  'position_section_state',
  'subject_run',
  'subject_item_state',
  'subject_exemption',
  'homework',
  'homework_entry',
  'survey_participation',
  'survey_answer',
  'certificate_award',
  'assignment_duty',
  'assignment_entry',
  'assignment_absence',
  'assignment_reminder',
  'audit_entry',
];
/** Tables whose rows somebody may delete one day. */
const parents = [
  'member',
  'organization',
  'course',
  'course_version',
  'position',
  'position_version',
  'subject',
  'subject_version',
  'survey',
  'exam',
  'certificate',
  'assignment_rule',
  'file',
];

test('[D-034] nothing that is deleted takes proof of learning with it, however long the chain', async () => {
  const rows = await world.rows(
    `with recursive taken as (
       select unnest($1::text[]) collate "C" as name, ''::text collate "C" as by
       union
       select child.relname::text collate "C", (taken.by || taken.name || ' > ') collate "C" from taken
         join pg_class parent on parent.relname = taken.name and parent.relnamespace = 'public'::regnamespace
         join pg_constraint link on link.confrelid = parent.oid and link.contype = 'f' and link.confdeltype = 'c'
         join pg_class child on child.oid = link.conrelid
       where length(taken.by) < 200)
     select distinct by || name as chain from taken where name = any($2::text[]) and by <> '' order by 1`,
    [parents, proof],
  );
  expect(rows).toEqual([]);
});

test('[D-034] a finished path, its course and its score stand when somebody tries to delete what they belong to', async () => {
  const [courses, positions] = [coursesOf(world), positionsOf(world)];
  const course = await courses.publish([article('一篇')]);
  const path = await positions.publish([[courseSection(course.id)]]);
  await positions.assign(path.id, 'linzhiyuan');
  await positions.open('linzhiyuan', path.id, '一门课程');
  await courses.finish('linzhiyuan', course.id, course.keys[0] ?? '');
  const lin = await courses.as('linzhiyuan');
  expect((await lin.call(scoreCourse, { courseId: course.id, score: 5 })).status).toBe(200);
  const memberId = await positions.memberId('linzhiyuan');
  const stands = async () =>
    JSON.stringify(
      await world.rows(
        `select (select jsonb_agg(to_jsonb(r) order by r.id) from study_run r where r.course_id = $1) as runs,
           (select jsonb_agg(to_jsonb(s)) from course_score s where s.course_id = $1) as scores,
           (select jsonb_agg(p) from position_run r, position_progress(r.id, $4) p where r.position_id = $2) as progress,
           (select count(*)::int from audit_entry where subject_id = $3) as entries`,
        [course.id, path.id, memberId, new Date(world.clock.now())],
      ),
    );
  const before = await stands();
  expect(before).toContain('"percentage":100');
  for (const [table, id] of [
    ['member', memberId],
    ['course', course.id],
    ['position', path.id],
  ] as const)
    await expect(world.rows(`delete from ${table} where id = $1`, [id])).rejects.toThrow(/foreign key|violates/);
  expect(await stands()).toBe(before);

  // Erased is made nameless: the proof stays, and leads to nobody.
  await world.rows(
    `update member set full_name = '已注销', account = 'erased-' || id, email = null, phone = null, employee_number = null,
       portrait = null, search_text = '', search = '' where id = $1`,
    [memberId],
  );
  expect(await stands()).toBe(before);
});
