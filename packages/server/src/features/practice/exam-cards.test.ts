import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { retrain } from '@shuyuan/contract/study/runs/run.wire';
import { listCards } from '@shuyuan/contract/practice/practice.wire';
import { readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { examSection, examSectionsOf } from '../../world/tests/exams/test-exam-sections.ts';
import { practiceOf } from '../../world/tests/study/test-practice.ts';

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let practice: ReturnType<typeof practiceOf>;
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  practice = practiceOf(world);
});
afterAll(() => world.close());

test('[D-183] a card of an exam that a course led to leads to its section there, while the course can be opened', async () => {
  const { courses } = sections;
  const lin = await courses.as('linzhiyuan');
  const examId = await sections.publishExam({ maxAttempts: 1, showsAnswers: true, showsKey: true });
  const { id: courseId, keys } = await courses.publish([examSection(examId)]);
  const sectionKey = keys[0] ?? '';
  await sections.open(lin, courseId, sectionKey);
  await sections.take(lin, examId, 1);
  const attemptId = (await lin.call(readExam, { id: examId })).body.attempts[0]?.id;
  await practice.next(lin);
  const origin = async () => (await lin.call(listCards, {})).body.items[0]?.origin;
  const title = (await world.rows('select title from course where id = $1', [courseId]))[0]?.['title'];
  const section = { courseId, sectionKey, name: title };
  expect(await origin()).toMatchObject({ kind: 'exam', attemptId, section });
  expect((await practice.nextCard(lin)).origin).toMatchObject({ section });
  await lin.call(retrain, { courseId });
  expect(await origin()).toMatchObject({ section });
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: courseId });
  expect(await origin()).toMatchObject({ kind: 'exam', attemptId, section: null });
});

test('[D-183] somebody whom no course led to the exam is led to the result alone', async () => {
  const { courses } = sections;
  const amina = await courses.as('amina');
  const examId = await sections.publishExam({ maxAttempts: 1, showsAnswers: true, showsKey: true });
  await courses.publish([examSection(examId)]);
  await sections.take(amina, examId, 1);
  expect((await practice.nextCard(amina)).origin).toMatchObject({ kind: 'exam', section: null });
});
