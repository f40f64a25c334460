import { randomUUID } from 'node:crypto';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { dailyLimits } from '@shuyuan/contract/practice/daily-limits';
import { PracticeGrade } from '@shuyuan/contract/practice/practice-grade';
import * as wire from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { rightText, wrongText } from '../../world/tests/exams/test-exams.ts';
import { practiceOf, shanghai } from '../../world/tests/study/test-practice.ts';

let world: TestWorld;
let practice: ReturnType<typeof practiceOf>;
beforeAll(async () => {
  world = await openWorld();
  practice = practiceOf(world);
  await practice.takeWrong(await practice.as('tangyuwei'), { count: dailyLimits.newCards + 2 });
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const rowOf = async (id: string) =>
  (await world.rows('select state, answer_count, lapse_count, due_at from practice_card where id = $1', [id]))[0];
/** Nobody stays signed in overnight. */
async function nextDay(account: string): Promise<Caller> {
  world.clock.advance(dayMs);
  return world.signIn(account);
}
const summary = async (taker: Caller, zone = shanghai) => (await taker.call(wire.readPractice, zone)).body;

test('[D-183] a wrong answer becomes a card that is asked, marked, told and asked again by how well it was known', async () => {
  const lin = await practice.as('linzhiyuan');
  expect(await summary(lin)).toMatchObject({ leftCount: 0, streakDays: 0, cardCount: 0 });
  const { attemptId } = await practice.takeWrong(lin);
  const { card, leftCount } = await practice.next(lin);
  expect(leftCount).toBe(1);
  expect(card?.origin).toEqual({ kind: 'exam', attemptId, name: '质量工具考试', section: null });
  expect(JSON.stringify(card)).not.toContain('七点连升');
  const asked = await practice.nextCard(lin);
  const { body } = await practice.answer(lin, asked, { text: wrongText });
  expect(body).toMatchObject({ mark: 0, grade: PracticeGrade.again, key: { explanation: '七点连升是判异准则之一。' } });
  expect(body.choices.map(({ grade }) => grade)).toEqual([PracticeGrade.again]);
  // It is asked again within the same ten minutes, with its options in another order.
  const again = await practice.nextCard(lin);
  expect(again).toMatchObject({ id: asked.id, round: 1 });
  world.clock.advance(minuteMs);
  const answerId = randomUUID();
  const right = (await practice.answer(lin, again, { answerId })).body;
  expect(right).toMatchObject({ mark: 10_000, grade: PracticeGrade.good });
  const { dueTime } = (await lin.call(wire.gradeAnswer, { id: answerId, grade: PracticeGrade.easy })).body;
  expect(dueTime).toBe(right.choices.find(({ grade }) => grade === PracticeGrade.easy)?.dueTime);
  expect(await rowOf(asked.id)).toMatchObject({ answer_count: 2, due_at: new Date(dueTime) });
  expect(await practice.next(lin)).toMatchObject({ card: null, leftCount: 0, answerCount: 2, streakDays: 1 });
});

test('[D-183] the same answer twice, a late one and two at once change a card once; a grade is said of the latest answer', async () => {
  const amina = await practice.as('amina');
  await practice.takeWrong(amina, { count: 2 });
  const card = await practice.nextCard(amina);
  const answerId = randomUUID();
  const first = await practice.answer(amina, card, { answerId });
  const before = await practice.snapshot();
  world.clock.advance(minuteMs);
  expect((await practice.answer(amina, card, { answerId, text: wrongText })).body).toEqual(first.body);
  expect((await practice.answer(amina, card)).body.errorCode).toBe(numberOf('request.stale'));
  const other = await practice.nextCard(amina);
  expect((await practice.answer(amina, other, { answerId })).body.errorCode).toBe(numberOf('request.stale'));
  expect(await practice.snapshot()).toEqual(before);
  const both = await Promise.all([practice.answer(amina, other), practice.answer(amina, other)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(await rowOf(other.id)).toMatchObject({ answer_count: 1 });
  const hard = { id: answerId, grade: PracticeGrade.hard };
  const graded = (await amina.call(wire.gradeAnswer, hard)).body;
  expect((await amina.call(wire.gradeAnswer, hard)).body).toEqual(graded);
  world.clock.advance(10 * minuteMs);
  const again = { ...card, round: 1 };
  const later = randomUUID();
  expect((await practice.answer(amina, again, { answerId: later, text: 'x' })).body.mark).toBe(0);
  const rest = await practice.snapshot();
  expect((await amina.call(wire.gradeAnswer, hard)).body.errorCode).toBe(numberOf('request.stale'));
  expect((await amina.call(wire.gradeAnswer, { id: later, grade: PracticeGrade.good })).status).toBe(422);
  expect(await practice.snapshot()).toEqual(rest);
});

test('[D-183] today is a day of the person’s zone by the server’s clock', async () => {
  const lei = await practice.as('leishengnan');
  await practice.takeWrong(lei);
  // Fourteen hours before and eleven behind the same meridian: never the same day.
  const [east, west] = [{ timeZone: 'Pacific/Kiritimati' }, { timeZone: 'Pacific/Pago_Pago' }];
  await practice.answer(lei, await practice.nextCard(lei), { zone: east });
  expect((await summary(lei, east)).answerCount).toBe(1);
  expect((await summary(lei, west)).answerCount).toBe(0);
  expect((await lei.call(wire.readPractice, { timeZone: 'Mars/Base' })).status).toBe(422);
});

test('[D-183] refused: cards and answers of others, odd input, visitors; nothing changes', async () => {
  const [ran, other, neighbour] = [
    await practice.as('ranyunfei'),
    await practice.as('songqinghe'),
    await practice.welcomeOutsider(),
  ];
  await practice.takeWrong(ran, { count: 2 });
  const card = await practice.nextCard(ran);
  const answerId = randomUUID();
  await practice.answer(ran, card, { answerId });
  const open = await practice.nextCard(ran);
  const before = await practice.snapshot();
  for (const caller of [other, neighbour]) {
    expect((await practice.answer(caller, open)).status).toBe(404);
    expect((await caller.call(wire.suspendCard, { id: open.id, isSuspended: true })).status).toBe(404);
    expect((await caller.call(wire.buryCard, { id: open.id, ...shanghai })).status).toBe(404);
    expect((await caller.call(wire.gradeAnswer, { id: answerId, grade: PracticeGrade.easy })).status).toBe(404);
    expect((await caller.call(wire.choosePracticeBanks, { categoryIds: ['nowhere'] })).status).toBe(404);
  }
  const { visitor } = world;
  for (const { status } of [
    await practice.answer(visitor, open),
    await visitor.call(wire.suspendCard, { id: open.id, isSuspended: true }),
    await visitor.call(wire.buryCard, { id: open.id, ...shanghai }),
    await visitor.call(wire.gradeAnswer, { id: answerId, grade: PracticeGrade.easy }),
    await visitor.call(wire.choosePracticeBanks, { categoryIds: [] }),
    await visitor.call(wire.readPractice, shanghai),
    await visitor.call(wire.readNextCard, shanghai),
    await visitor.call(wire.listCards, {}),
    await visitor.call(wire.listPracticeBanks, {}),
  ])
    expect(status).toBe(401);
  expect((await practice.answer(ran, open, { answerId: 'not-one' })).status).toBe(422);
  expect((await practice.answer(ran, open, { zone: { timeZone: 'Mars/Base' } })).status).toBe(422);
  expect((await practice.answer(ran, { ...open, round: 7 })).status).toBe(422);
  expect((await ran.call(wire.gradeAnswer, { id: randomUUID(), grade: PracticeGrade.easy })).status).toBe(404);
  expect(await practice.snapshot()).toEqual(before);
  expect((await practice.answer(ran, open, { text: rightText })).status).toBe(200);
});

test('[D-183] cards are put aside and left for tomorrow, by their owner', async () => {
  const tan = await world.signIn('tanmuyang');
  await practice.takeWrong(tan, { count: 2 });
  const first = await practice.nextCard(tan);
  await tan.call(wire.buryCard, { id: first.id, ...shanghai });
  const second = await practice.nextCard(tan);
  expect(second.id).not.toBe(first.id);
  await tan.call(wire.suspendCard, { id: second.id, isSuspended: true });
  expect((await practice.next(tan)).card).toBeNull();
  const { items } = (await tan.call(wire.listCards, {})).body;
  expect(items.map(({ id, isSuspended }) => [id, isSuspended])).toEqual([
    [first.id, false],
    [second.id, true],
  ]);
  const tomorrow = await nextDay('tanmuyang');
  expect(await practice.nextCard(tomorrow)).toMatchObject({ id: first.id });
  await tomorrow.call(wire.suspendCard, { id: second.id, isSuspended: false });
  expect((await practice.next(tomorrow)).leftCount).toBe(2);
});

test('[D-183] a day has an end: so many new cards, the rest tomorrow; days in a row count', async () => {
  const tang = await world.signIn('tangyuwei');
  for (let left = dailyLimits.newCards; left > 0; left -= 1) {
    const { card, leftCount } = await practice.next(tang);
    expect(leftCount).toBe(left);
    if (!card) throw new Error('a card is missing');
    const answerId = randomUUID();
    await practice.answer(tang, card, { answerId });
    await tang.call(wire.gradeAnswer, { id: answerId, grade: PracticeGrade.easy });
  }
  expect(await practice.next(tang)).toMatchObject({ card: null, leftCount: 0, streakDays: 1 });
  const tomorrow = await nextDay('tangyuwei');
  expect(await summary(tomorrow)).toMatchObject({ leftCount: 2, streakDays: 1, answerCount: 0 });
  await practice.answer(tomorrow, await practice.nextCard(tomorrow));
  expect(await summary(tomorrow)).toMatchObject({ streakDays: 2, answerCount: 1 });
  await nextDay('tangyuwei');
  expect(await summary(await nextDay('tangyuwei'))).toMatchObject({ streakDays: 0 });
});
