import { withdrawCourse } from '@shuyuan/contract/study/courses/manage.wire';
import { startPlay } from '@shuyuan/contract/study/play/play.wire';
import { answerQuestion } from '@shuyuan/contract/study/questions/question.wire';
import * as wire from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { coursesOf } from '../../world/tests/study/test-courses.ts';
import { practiceOf, shanghai } from '../../world/tests/study/test-practice.ts';

let world: TestWorld;
let courses: ReturnType<typeof coursesOf>;
let practice: ReturnType<typeof practiceOf>;
beforeAll(async () => {
  world = await openWorld();
  courses = coursesOf(world);
  practice = practiceOf(world);
});
afterAll(() => world.close());

const question = { kind: 'trueFalse' as const, text: '断电后可以马上开门。', isTrue: false, penalty: 0 };
const asked = { id: 'q1', second: 6, isRequired: true, question, explanation: '等指示灯灭。' };

/** A film that asks, opened by somebody. */
async function openFilm(account: string) {
  const film = await courses.sound('开机', 10, { questions: [asked] });
  const { id: courseId, keys } = await courses.publish([film]);
  const [learner, sectionKey] = [await courses.as(account), keys[0] ?? ''];
  await learner.call(startPlay, { courseId, sectionKey });
  const answer = (tryNumber: number, isTrue: boolean) =>
    learner.call(answerQuestion, {
      courseId,
      sectionKey,
      questionKey: 'q1',
      tryNumber,
      answer: { kind: 'trueFalse', isTrue },
    });
  return { learner, courseId, sectionKey, answer };
}
const cardOf = async (learner: Caller) => (await practice.next(learner)).card;

test('[D-183] a question of a film that was answered wrong is a card that leads to its second, once its key was told', async () => {
  const { learner, courseId, sectionKey, answer } = await openFilm('linzhiyuan');
  await answer(1, true);
  expect(await cardOf(learner)).toBeNull();
  await answer(2, false);
  const card = await practice.nextCard(learner);
  expect(card).toMatchObject({
    question: { kind: 'trueFalse', text: question.text },
    origin: { kind: 'section', courseId, sectionKey, second: 6, name: '开机' },
  });
  const given = { kind: 'trueFalse' as const, isTrue: false };
  const input = { id: card.id, answerId: crypto.randomUUID(), round: 0, answer: given, ...shanghai };
  expect((await learner.call(wire.answerCard, input)).body).toMatchObject({
    mark: 10_000,
    key: { explanation: '等指示灯灭。' },
  });
  await practice.next(learner);
  expect((await learner.call(wire.listCards, {})).body.recordCount).toBe(1);
});

test('[D-183] what was right at once is no card, and a course that is withdrawn asks no more', async () => {
  const right = await openFilm('amina');
  await right.answer(1, false);
  expect(await cardOf(right.learner)).toBeNull();
  const { learner, courseId, answer } = await openFilm('tanmuyang');
  await answer(1, true);
  await answer(2, true);
  expect(await cardOf(learner)).not.toBeNull();
  await (await courses.as('shenruoxi')).call(withdrawCourse, { id: courseId });
  expect(await cardOf(learner)).toBeNull();
});
