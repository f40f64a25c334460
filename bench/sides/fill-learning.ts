import { everyone } from '../../packages/contract/src/study/courses/course-audience.ts';

type LearningSize = { readonly courses: number; readonly subjects: number; readonly surveys: number };
type Write = (sql: string, values: unknown[]) => Promise<unknown>;

const admin = `(select id from member where account = $1 || '-admin')`;
const tenant = `(select tenant_id from member where account = $1 || '-admin')`;

/** Courses of one text each; the first is learned by everybody of the company. */
const courses = [
  `insert into course (id, tenant_id, author_id, title, search_text, search, can_skip, threshold_percent,
     max_speed_percent, audience, created_at, updated_at)
   select $1 || '-c' || n, ${tenant}, ${admin}, 'course ' || n, 'course ' || n, array_to_tsvector('{co,ou}'::text[]), true,
     95, 200, $3, now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
  `insert into course_version (id, tenant_id, course_id, number, created_at, published_at)
   select id, tenant_id, id, 1, created_at, created_at from course where tenant_id = ${tenant}`,
  `insert into course_chapter (id, tenant_id, version_id, position, title)
   select id, tenant_id, id, 0, title from course where tenant_id = ${tenant}`,
  `insert into course_section (id, tenant_id, version_id, chapter_id, key, position, type, title, is_required, text, unit_count)
   select id, tenant_id, id, id, 'text', 0, 4, title, true, 'text', 1 from course where tenant_id = ${tenant}`,
  `update course set version_id = id, state = 'published', published_at = created_at where tenant_id = ${tenant}`,
  `insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at, studied_at)
   select id, tenant_id, $1 || '-c1', id, 1, $1 || '-c1', now() - interval '1 day', now() from member
   where tenant_id = ${tenant}`,
];

/** Work of everybody for the first course, waiting to be marked; the administrator is midway in all courses besides. */
const learned = [
  `insert into homework (id, tenant_id, course_id, run_id, section_key, member_id, state, text, updated_at, submitted_at)
   select id, tenant_id, course_id, id, 'text', member_id, 'submitted', 'work', now(), now() from study_run
   where tenant_id = ${tenant} and course_id = $1 || '-c1'`,
  `insert into study_run (id, tenant_id, course_id, member_id, number, version_id, opened_at, studied_at)
   select id, tenant_id, id, ${admin}, 1, id, now() - interval '1 day', now() - interval '1 hour' from course
   where tenant_id = ${tenant} and id <> $1 || '-c1'`,
];

/** Surveys that are open to everybody; the first has the answers of all but the administrator. */
const surveys = [
  `insert into survey (id, tenant_id, author_id, kind, state, title, introduction, is_anonymous, questions, time_zone, created_at,
     updated_at, opened_at)
   select $1 || '-v' || n, ${tenant}, ${admin}, 12, 'open', 'survey ' || n, '', false, '[]', 'Asia/Shanghai',
     now() - n * interval '1 minute', now() - n * interval '1 minute', now() from generate_series(1, $2::int) n`,
  `insert into survey_audience (survey_id, tenant_id, organization_id) select id, tenant_id, tenant_id from survey
   where tenant_id = ${tenant}`,
  `insert into survey_participation (survey_id, member_id, tenant_id, day)
   select $1 || '-v1', id, tenant_id, current_date from member where tenant_id = ${tenant} and id <> ${admin}`,
];

/** Subjects of one course each; everybody is in the first. */
const subjects = [
  `insert into subject (id, tenant_id, author_id, title, learn_sequence, audience, created_at, updated_at)
   select $1 || '-s' || n, ${tenant}, ${admin}, 'subject ' || n, 1, $3, now() - n * interval '1 minute',
     now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
  `insert into subject_version (id, tenant_id, subject_id, number, created_at, published_at)
   select id, tenant_id, id, 1, created_at, created_at from subject where tenant_id = ${tenant}`,
  `insert into subject_stage (id, tenant_id, version_id, ordinal, title, elective_count)
   select id, tenant_id, id, 0, title, 0 from subject where tenant_id = ${tenant}`,
  `insert into subject_item (id, tenant_id, version_id, stage_id, key, ordinal, business_type, business_id, title, is_required)
   select id, tenant_id, id, id, 'course', 0, 1, $1 || '-c1', title, true from subject where tenant_id = ${tenant}`,
  `update subject set version_id = id, state = 'published', published_at = created_at where tenant_id = ${tenant}`,
  `insert into subject_run (id, tenant_id, subject_id, member_id, version_id, opened_at)
   select id, tenant_id, $1 || '-s1', id, $1 || '-s1', now() - interval '1 day' from member where tenant_id = ${tenant}`,
];

/** A position everybody has, with a path of one course. */
const path = [
  `insert into position (id, tenant_id, created_by, name, learn_sequence, created_at, updated_at)
   values ($1 || '-p', ${tenant}, ${admin}, 'position', 1, now(), now())`,
  `insert into position_version (id, tenant_id, position_id, number, created_at, published_at)
   select id, tenant_id, id, 1, now(), now() from position where tenant_id = ${tenant}`,
  `insert into position_chapter (id, tenant_id, version_id, ordinal, title)
   select id, tenant_id, id, 0, name from position where tenant_id = ${tenant}`,
  `insert into position_section (id, tenant_id, version_id, chapter_id, key, ordinal, business_type, business_id, title,
     is_required)
   select id, tenant_id, id, id, 'course', 0, 1, $1 || '-c1', name, true from position where tenant_id = ${tenant}`,
  `update position set version_id = id, state = 'published' where tenant_id = ${tenant}`,
  `insert into position_holder (tenant_id, position_id, member_id, since)
   select tenant_id, $1 || '-p', id, now() from member where tenant_id = ${tenant}`,
];

const valuesFor = (sql: string, values: readonly unknown[]): unknown[] =>
  values.slice(0, Math.max(...[...sql.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))));

/** Something to learn for a company of `openTown`, and everybody of it who learns. */
export async function fillLearning(write: Write, key: string, size: LearningSize): Promise<void> {
  const audience = JSON.stringify(everyone);
  for (const sql of courses) await write(sql, valuesFor(sql, [key, size.courses, audience]));
  for (const sql of learned) await write(sql, valuesFor(sql, [key]));
  for (const sql of surveys) await write(sql, valuesFor(sql, [key, size.surveys]));
  for (const sql of subjects) await write(sql, valuesFor(sql, [key, size.subjects, audience]));
  for (const sql of path) await write(sql, valuesFor(sql, [key]));
}
