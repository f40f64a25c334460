import * as bank from '@shuyuan/contract/exams/bank/bank.wire';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { dailyLimits } from '@shuyuan/contract/practice/daily-limits';
import * as wire from '@shuyuan/contract/practice/practice.wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../world/caller.ts';
import { openWorld, type TestWorld } from '../../world/open-world.ts';
import { practiceOf, shanghai } from '../../world/tests/study/test-practice.ts';

let world: TestWorld;
let practice: ReturnType<typeof practiceOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  practice = practiceOf(world);
  shen = await practice.author();
});
afterAll(() => world.close());

const cardsOf = async (taker: Caller) => {
  await practice.next(taker);
  return (await taker.call(wire.listCards, {})).body.recordCount;
};

/** A bank of so many questions, which is open for practice. */
async function openBank(count: number) {
  const { questions } = await practice.fixedPaper(count);
  const { categoryId } = (await shen.call(bank.readBankQuestion, { id: questions[0]?.questionId ?? '' })).body;
  await shen.call(bank.setCategoryPractice, { id: categoryId, isOpen: true });
  return { categoryId, questions };
}

test.each([
  ['keys are never shown', { revealTime: 'never' as const }],
  ['answers are shown without their keys', { showsKey: false }],
  ['a second attempt is left', { maxAttempts: 2 }],
])('[D-183] no card where %s', async (_, settings) => {
  const lin = await practice.as('linzhiyuan');
  const before = await cardsOf(lin);
  await practice.takeWrong(lin, settings);
  expect(await cardsOf(lin)).toBe(before);
});

test('[D-183] cards come when the window is over and nobody is answering any more', async () => {
  const amina = await practice.as('amina');
  const closeTime = world.clock.now() + 10 * minuteMs;
  await practice.takeWrong(amina, { revealTime: 'closing', closeTime, lengthMinutes: 10 });
  expect(await cardsOf(amina)).toBe(0);
  world.clock.advance(21 * minuteMs);
  expect(await cardsOf(amina)).toBe(1);
});

test('[D-183] a card is kept back while its exam is open again, or its question is on a paper somebody can take', async () => {
  const tan = await practice.as('tanmuyang');
  const { id, paper } = await practice.takeWrong(tan);
  const card = await practice.nextCard(tan);
  const isKeptBack = async () => {
    const { items } = (await tan.call(wire.listCards, {})).body;
    const before = await practice.snapshot();
    expect((await practice.answer(tan, card)).status).toBe(404);
    expect(await practice.snapshot()).toEqual(before);
    return (await practice.next(tan)).card === null && items.length === 0;
  };
  // The exam is given a second attempt.
  await shen.call(papers.withdrawExam, { id });
  const { revision, ...form } = (await shen.call(papers.readExamForm, { id })).body;
  const fields = { name: form.name, introduction: form.introduction, audience: form.audience, paper: form.paper };
  const settings = { ...form.settings, maxAttempts: 2 };
  const saved = (await shen.call(papers.saveExam, { id, revision, ...fields, settings })).body;
  const published = (await shen.call(papers.publishExam, { id, revision: saved.revision })).body;
  expect(await isKeptBack()).toBe(true);
  await (await practice.begin(tan, id)).handIn();
  expect((await practice.next(tan)).card?.id).toBe(card.id);
  // Another exam asks the same question; it opens tomorrow.
  const openTime = world.clock.now() + 10 * minuteMs;
  const window = { openTime, closeTime: openTime + 10 * minuteMs, lengthMinutes: 10 };
  const other = await practice.publish(practice.examFields(paper, window));
  expect(await isKeptBack()).toBe(true);
  world.clock.advance(11 * minuteMs);
  const sitting = await practice.begin(tan, other);
  expect(await isKeptBack()).toBe(true);
  await sitting.handIn();
  expect(await isKeptBack()).toBe(true);
  world.clock.advance(25 * minuteMs);
  expect((await practice.next(tan)).card?.id).toBe(card.id);
  expect(published.revision).toBeGreaterThan(saved.revision);
});

test('[D-183] a paper somebody else is still answering keeps its questions back after its window and its withdrawal', async () => {
  const tang = await practice.as('tangyuwei');
  const { categoryId, questions } = await openBank(1);
  await tang.call(wire.choosePracticeBanks, { categoryIds: [categoryId] });
  expect(await cardsOf(tang)).toBe(1);
  const closeTime = world.clock.now() + minuteMs;
  const settings = { closeTime, lengthMinutes: 120, endRule: 'lastStart' as const };
  const id = await practice.publish(practice.examFields({ kind: 'fixed', questions }, settings));
  const sitting = await practice.begin(await practice.as('pierre'), id);
  await shen.call(papers.withdrawExam, { id });
  await shen.call(papers.archiveExam, { id });
  expect(await cardsOf(tang)).toBe(0);
  await sitting.handIn();
  expect(await cardsOf(tang)).toBe(1);
});

test('[D-183] only banks an author has opened are practised, by whoever chooses them, some new questions a day', async () => {
  const lei = await practice.as('leishengnan');
  const { questions } = await practice.fixedPaper(1);
  const { categoryId: closed } = (await shen.call(bank.readBankQuestion, { id: questions[0]?.questionId ?? '' })).body;
  const { categoryId } = await openBank(dailyLimits.newCards + 3);
  await practice.write(shen, categoryId, { question: { kind: 'essay', text: '写一篇', rubric: '' } });
  const levels = [0, 1].map((points) => ({ id: `l${points}`, text: '档', points }));
  const criteria = [{ id: 'c1', text: '项', levels }];
  const short = { kind: 'short' as const, text: '简答', accepted: [], isCaseSensitive: false, criteria };
  await practice.write(shen, categoryId, { question: short });
  const part = { id: 'q1', weight: 1, question: short };
  await practice.write(shen, categoryId, { question: { kind: 'stem', text: '读', parts: [part] } });
  const banks = (await lei.call(wire.listPracticeBanks, {})).body.items;
  expect(banks.find(({ id }) => id === categoryId)).toMatchObject({
    questionCount: dailyLimits.newCards + 3,
    isChosen: false,
  });
  expect(banks.map(({ id }) => id)).not.toContain(closed);
  const before = await practice.snapshot();
  expect((await lei.call(wire.choosePracticeBanks, { categoryIds: [categoryId, closed] })).status).toBe(404);
  expect(await practice.snapshot()).toEqual(before);
  expect(await cardsOf(lei)).toBe(0);
  await lei.call(wire.choosePracticeBanks, { categoryIds: [categoryId] });
  expect(await cardsOf(lei)).toBe(dailyLimits.newCards);
  expect((await practice.nextCard(lei)).origin.kind).toBe('bank');
  await shen.call(bank.setCategoryPractice, { id: categoryId, isOpen: false });
  expect(await cardsOf(lei)).toBe(0);
});

test('[D-183] a retired question is asked no more, a revised one by its latest words', async () => {
  const ran = await practice.as('ranyunfei');
  const { paper } = await practice.takeWrong(ran);
  const id = paper.questions[0]?.questionId ?? '';
  const { categoryId } = (await shen.call(bank.readBankQuestion, { id })).body;
  const question = { kind: 'short' as const, text: '三视图是哪三个？', accepted: ['主俯左'], isCaseSensitive: false };
  await shen.call(bank.reviseBankQuestion, { id, version: 1, ...practice.fieldsOf(categoryId, { question }) });
  expect((await practice.nextCard(ran)).question).toEqual({ kind: 'short', text: question.text });
  await shen.call(bank.retireBankQuestion, { id });
  expect(await cardsOf(ran)).toBe(0);
});

test('[D-034] opening and closing a bank for practice stand in the trail, once each', async () => {
  const { categoryId } = await openBank(1);
  for (const isOpen of [true, false, false]) await shen.call(bank.setCategoryPractice, { id: categoryId, isOpen });
  const entries = await world.rows(
    `select entry.action, member.account, entry.after from audit_entry entry join member on member.id = entry.actor_id
      where entry.subject_id = $1 order by entry.at, entry.id`,
    [categoryId],
  );
  expect(entries).toEqual([
    { action: 'exam-bank.practice-opened', account: 'shenruoxi', after: { name: expect.any(String) } },
    { action: 'exam-bank.practice-closed', account: 'shenruoxi', after: { name: expect.any(String) } },
  ]);
});

test('[D-183] refused: opening a bank by those who write no questions, and one that is not there; nothing changes', async () => {
  const lin = await practice.as('linzhiyuan');
  const { categoryId } = await openBank(1);
  const neighbour = await practice.welcomeOutsider();
  const before = await practice.snapshot();
  const close = (by: Caller, id = categoryId) => by.call(bank.setCategoryPractice, { id, isOpen: false });
  expect((await close(lin)).status).toBe(403);
  expect([403, 404]).toContain((await close(neighbour)).status);
  expect((await close(world.visitor)).status).toBe(401);
  expect((await close(shen, 'nowhere')).status).toBe(404);
  expect(await practice.snapshot()).toEqual(before);
});

test('[D-183] practising is no exam: no attempt, no mark, no record', async () => {
  const song = await practice.as('songqinghe');
  await practice.takeWrong(song, { passPercent: 60 });
  const card = await practice.nextCard(song);
  const exams = await practice.as('songqinghe');
  const records = (await exams.call(taking.listExamRecords, {})).body;
  const sum = () => world.rows('select (select count(*) from exam_attempt) a, (select count(*) from exam_mark) m');
  const before = await sum();
  await practice.answer(song, card, { zone: shanghai });
  expect((await exams.call(taking.listExamRecords, {})).body).toEqual(records);
  expect(await sum()).toEqual(before);
});
