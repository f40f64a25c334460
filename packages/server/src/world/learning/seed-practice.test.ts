import { listCards, readNextCard, readPractice } from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCourses } from '../courses/seed-courses.ts';
import { openWorld, type TestWorld } from '../open-world.ts';
import { seedExams } from './seed-exams.ts';
import { seedPractice } from './seed-practice.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  const { system } = world.installation;
  await seedCourses(system);
  await seedPractice(system, await seedExams(system));
});
afterAll(() => world.close());

test('[D-183] the learner of the demo company has practised six days in a row and has cards due today', async () => {
  const lin = await world.signIn('linzhiyuan');
  const summary = (await lin.call(readPractice, {})).body;
  expect(summary).toMatchObject({ streakDays: 6, answerCount: 0, bankCount: 3 });
  expect(summary.leftCount).toBeGreaterThan(8);
  expect((await lin.call(readNextCard, {})).body.card).not.toBeNull();
  const origins = (await lin.call(listCards, { pageSize: 100 })).body.items.map(({ origin }) => origin);
  expect(new Set(origins.map(({ kind }) => kind))).toEqual(new Set(['exam', 'bank', 'section']));
  const film = origins.find((origin) => origin.kind === 'section');
  const [asked] = await world.rows(
    `select course.id, section.key, (asked.value ->> 'second')::integer as second from course
       join course_section section on section.version_id = course.version_id
       cross join jsonb_array_elements(section.questions) asked where asked.value ->> 'id' = 'tools1'`,
  );
  expect(film).toMatchObject({ courseId: asked?.['id'], sectionKey: asked?.['key'], second: asked?.['second'] });
  expect(asked?.['second']).toBeGreaterThan(0);
});
