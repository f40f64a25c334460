import { listExams, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { listSubjects } from '@shuyuan/contract/subjects/subject.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../world/open-world.ts';
import { joinedAudiences } from '../world/tests/community/test-audiences.ts';
import { coursesOf } from '../world/tests/study/test-courses.ts';
import { examsOf } from '../world/tests/exams/test-exams.ts';
import { linkItem, stageOf, subjectsOf } from '../world/tests/study/test-subjects.ts';

const learner = 'linzhiyuan';
let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('[D-183] subjects and exams are for a position or a topic by the same rule', async () => {
  const exams = examsOf(world);
  const paper = await exams.fixedPaper(1);
  const caller = await coursesOf(world).as(learner);
  for (const make of Object.values(joinedAudiences)) {
    const { audience, join, leave } = await make(world, learner);
    const subject = await subjectsOf(world).publish([stageOf('一', [linkItem('一')])], { audience });
    const examId = await exams.publish(exams.examFields(paper, {}, { audience }));
    const seen = async () => [
      (await caller.call(listSubjects, {})).body.items.some(({ id }) => id === subject.id),
      (await subjectsOf(world).read(learner, subject.id)).id === subject.id,
      (await caller.call(listExams, {})).body.items.some(({ id }) => id === examId),
      (await caller.call(readExam, { id: examId })).status === 200,
    ];
    expect(await seen()).toEqual([false, false, false, false]);
    await join();
    expect(await seen()).toEqual([true, true, true, true]);
    await leave();
    expect(await seen()).toEqual([false, false, false, false]);
  }
});
