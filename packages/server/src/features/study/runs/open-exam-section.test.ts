import { ExamRecordStatus, ExamStatus } from '@shuyuan/contract/exams/exam-status';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import { startExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { findCourseBasicInfo } from '@shuyuan/contract/study/courses/course.wire';
import * as manage from '@shuyuan/contract/study/courses/manage.wire';
import { reportPlay, startPlay } from '@shuyuan/contract/study/play/play.wire';
import { listLearners } from '@shuyuan/contract/study/runs/run.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { article, openSection, type Section } from '../../../world/tests/study/test-courses.ts';
import { examSection, examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';

type Caller = Awaited<ReturnType<TestWorld['signIn']>>;

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let courses: typeof sections.courses;
let exams: typeof sections.exams;
let [shen, lin] = [] as unknown as [Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  ({ courses, exams } = sections);
  [shen, lin] = [await courses.as('shenruoxi'), await courses.as('linzhiyuan')];
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const inOrder = { settings: { canSkip: false, thresholdPercent: 95, maxSpeedPercent: 200 } };
/** D-174: 0 not begun, 1 learning, 2 finished. */
const statusOf = async (id: string, account = 'linzhiyuan') =>
  (await courses.lessonsOf(account, id)).map((one) => one.finishStatus);

test('[D-183] [D-174] an exam is a section: looking finishes nothing, failing neither, passing does and opens what follows', async () => {
  const examId = await sections.publishExam();
  const { id, keys } = await courses.publish([examSection(examId), article('总结')], inOrder);
  const [key = '', next = ''] = keys;
  expect((await lin.call(startExam, { id: examId })).body.errorCode).toBe(numberOf('exam.not-in-audience'));
  const { playId } = await sections.open(lin, id, key);
  world.clock.advance(60_000);
  const whole = { intervals: [{ from: 0, to: 1 }], activeSeconds: 5, resumePoint: 0 };
  expect((await lin.call(reportPlay, { id: playId, sequence: 1, ...whole })).body.finishTime).toBeNull();
  expect(await sections.examOf(lin, id, key)).toEqual({
    id: examId,
    name: '质量工具考试',
    status: ExamStatus.open,
    isWithdrawn: false,
    openTime: null,
    closeTime: null,
    passPercent: 60,
    attemptCount: 0,
    maxAttempts: 3,
    record: ExamRecordStatus.notBegun,
    mark: null,
  });
  await sections.take(lin, examId, 1);
  expect(await sections.examOf(lin, id, key)).toMatchObject({
    record: ExamRecordStatus.failed,
    mark: 50,
    attemptCount: 1,
  });
  expect(await statusOf(id)).toEqual([1, 0]);
  expect((await lin.call(startPlay, { courseId: id, sectionKey: next })).body.errorCode).toBe(
    numberOf('course.section-locked'),
  );
  await sections.take(lin, examId, 2);
  expect(await sections.examOf(lin, id, key)).toMatchObject({ record: ExamRecordStatus.passed, mark: 100 });
  expect(await statusOf(id)).toEqual([2, 0]);
  await courses.finish('linzhiyuan', id, next);
  expect((await lin.call(findCourseBasicInfo, { id })).body.finishTime).not.toBeNull();
  expect((await shen.call(listLearners, { id, page: 1, pageSize: 10 })).body.items).toMatchObject([
    { percentage: 100, mark: 100 },
  ]);
});

test('[D-183] a locked section lets nobody in: neither its exam nor its name is for them', async () => {
  const examId = await sections.publishExam();
  const { id, keys } = await courses.publish([article('先读'), examSection(examId)], inOrder);
  const [, sectionKey = ''] = keys;
  for (const wire of [startPlay, openSection])
    expect((await lin.call(wire, { courseId: id, sectionKey })).body).toMatchObject({
      errorCode: numberOf('course.section-locked'),
    });
  expect((await lin.call(startExam, { id: examId })).body.errorCode).toBe(numberOf('exam.not-in-audience'));
  expect(await world.rows('select from exam_invitation where exam_id = $1', [examId])).toEqual([]);
});

test('[D-183] an exam that is withdrawn or over says so and locks nothing, but only passing finishes the course', async () => {
  const [withdrawn, over] = [
    await sections.publishExam(),
    await sections.publishExam({ closeTime: world.clock.now() + 60_000 }),
  ];
  const { id, keys } = await courses.publish([examSection(withdrawn), examSection(over), article('总结')], inOrder);
  await shen.call(papers.withdrawExam, { id: withdrawn });
  world.clock.advance(120_000);
  expect(await sections.examOf(lin, id, keys[0])).toMatchObject({ isWithdrawn: true, status: ExamStatus.ended });
  await sections.open(lin, id, keys[0]);
  expect((await lin.call(startExam, { id: withdrawn })).body.errorCode).toBe(numberOf('exam.closed'));
  expect(await sections.examOf(lin, id, keys[1])).toMatchObject({ isWithdrawn: false, status: ExamStatus.ended });
  await courses.finish('linzhiyuan', id, keys[2] ?? '');
  expect(await statusOf(id)).toEqual([0, 0, 2]);
  expect((await lin.call(findCourseBasicInfo, { id })).body).toMatchObject({ finishTime: null });
});

test('[ENUM-02] authors take exams they manage and that are published; a course with another is refused by name', async () => {
  const paper = await exams.fixedPaper(1);
  const draft = (await exams.create(exams.examFields(paper))).id;
  const lu = await courses.as('luchengze');
  const { id: foreign, revision } = (await lu.call(papers.createExam, exams.examFields(paper))).body;
  await lu.call(papers.publishExam, { id: foreign, revision });
  const own = await sections.publishExam();
  const made = (await courses.create()).body;
  const save = (section: Section) => courses.saveOutline(made, [{ title: '第一章', sections: [section] }]);
  const before = await courses.snapshot();
  for (const contentId of [draft, foreign, 'nothing'])
    expect((await save(examSection(contentId))).body.errorCode).toBe(numberOf('course.unknown-content'));
  for (const wrong of [examSection(own, { text: '<p>也有正文</p>' }), article('正文', { contentId: own })])
    expect((await save(wrong)).body.errorCode).toBe(numberOf('course.wrong-section'));
  expect(await courses.snapshot()).toBe(before);
  const saved = (await save(examSection(own))).body;
  expect(saved.chapters[0]?.sections[0]).toMatchObject({ contentId: own, contentTitle: '质量工具考试', unitCount: 1 });
  await shen.call(papers.withdrawExam, { id: own });
  const problems = [{ rule: 'exam-away', title: '结业考试' }];
  expect((await shen.call(manage.previewPublish, { id: made.id, page: 1, pageSize: 10 })).body.problems).toEqual(
    problems,
  );
  const refused = await courses.publishSaved(saved);
  expect(refused.body).toMatchObject({ errorCode: numberOf('course.not-ready'), problems });
});
