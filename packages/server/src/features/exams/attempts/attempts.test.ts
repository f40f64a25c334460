import * as manage from '@shuyuan/contract/exams/taking/attempts.wire';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/taking.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ExamRecordStatus } from '@shuyuan/contract/exams/exam-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { examsOf, rightText, tab, wrongText } from '../../../world/tests/exams/test-exams.ts';
import { whileChanging } from '../../../world/test-races.ts';
import { closeAttempts } from '../taking/close-attempts.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
let lin: Caller;
let linId: string;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  [shen, lin] = [await exams.author(), await exams.as('linzhiyuan')];
  linId = String((await world.rows(`select id from member where account = 'linzhiyuan'`))[0]?.['id']);
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const publish = async (settings: object = {}, count = 1) =>
  exams.publish(exams.examFields(await exams.fixedPaper(count), { lengthMinutes: 10, ...settings }));

test('[D-183] personal extra time counts from the start, and at once for somebody in the middle', async () => {
  const id = await publish();
  const give = (minutes: number) => shen.call(manage.giveExtraTime, { id, memberId: linId, minutes });
  expect((await give(5)).body).toEqual({ extraMinutes: 5, closeTime: null });
  expect((await lin.call(wire.readExam, { id })).body.conditions.extraMinutes).toBe(5);
  const { paper, save } = await exams.begin(lin, id);
  expect(paper.remainingMs).toBeGreaterThan(14 * minuteMs);
  world.clock.advance(14 * minuteMs);
  expect((await give(3)).body).toEqual({ extraMinutes: 8, closeTime: paper.closeTime + 3 * minuteMs });
  world.clock.advance(3 * minuteMs);
  const { body } = await save(0, 1, rightText);
  expect(body.closeTime).toBe(paper.closeTime + 3 * minuteMs);
  expect(body.remainingMs).toBeGreaterThan(0);
});

test('[D-183] after an outage one click gives everybody the lost time, once, and lets those go on whom the clock had ended', async () => {
  const id = await publish({}, 2);
  const { id: attemptId, save, paper } = await exams.begin(lin, id);
  const amina = await exams.begin(await exams.as('amina'), id);
  await amina.handIn();
  await save(0, 1, rightText);
  world.clock.advance(5 * minuteMs);
  const startTime = world.clock.now();
  world.clock.advance(20 * minuteMs);
  const endTime = world.clock.now();
  await closeAttempts(world.installation.system);
  expect((await save(1, 1, rightText)).body.errorCode).toBe(numberOf('exam.handed-in'));
  const giveBack = () => shen.call(manage.giveBackTime, { id, startTime, endTime });
  expect((await giveBack()).body).toEqual({ attemptCount: 1, reopenedCount: 1 });
  expect((await giveBack()).body).toEqual({ attemptCount: 0, reopenedCount: 0 });
  const { body } = await save(1, 1, rightText);
  expect(body).toMatchObject({ acknowledged: [{ ordinal: 1, revision: 1 }] });
  expect(body.closeTime).toBe(paper.closeTime + 20 * minuteMs);
  await lin.call(wire.handInAttempt, { id: attemptId });
  const marks = await world.rows('select ordinal, number, mark from exam_mark where attempt_id = $1 order by 1, 2', [
    attemptId,
  ]);
  expect(marks).toEqual([
    { ordinal: 0, number: 1, mark: 50_000 },
    { ordinal: 0, number: 2, mark: 50_000 },
    { ordinal: 1, number: 1, mark: 0 },
    { ordinal: 1, number: 2, mark: 50_000 },
  ]);
  const listed = (await shen.call(manage.listAttempts, { id, search: '林知远' })).body.items;
  expect(listed).toMatchObject([
    {
      id: attemptId,
      fullName: '林知远',
      status: ExamRecordStatus.passed,
      score: 100_000,
      extraMinutes: 20,
      answeredCount: 2,
      hasLateAnswers: true,
    },
  ]);
  expect((await shen.call(manage.listAttempts, { id })).body.recordCount).toBe(2);
});

test('[D-183] outages that overlap give back each minute once, also when two managers give at once', async () => {
  const id = await publish({ lengthMinutes: 60 }, 2);
  const { paper, save } = await exams.begin(lin, id);
  const begun = world.clock.now();
  world.clock.advance(20 * minuteMs);
  const giveBack = async (from: number, to: number) => {
    const outage = { id, startTime: begun + from * minuteMs, endTime: begun + to * minuteMs };
    return (await shen.call(manage.giveBackTime, outage)).body.attemptCount;
  };
  const givenMinutes = async (revision: number) =>
    ((await save(0, revision, rightText)).body.closeTime - paper.closeTime) / minuteMs;
  expect([await giveBack(5, 10), await givenMinutes(1)]).toEqual([1, 5]);
  // Within it, across its end, and around all of it.
  expect([await giveBack(6, 9), await givenMinutes(2)]).toEqual([0, 5]);
  expect([await giveBack(8, 12), await givenMinutes(3)]).toEqual([1, 7]);
  expect([await giveBack(4, 14), await givenMinutes(4)]).toEqual([1, 10]);
  await Promise.all([giveBack(15, 18), giveBack(16, 19), giveBack(15, 19)]);
  expect(await givenMinutes(5)).toBe(14);
});

test('[D-183] an outage gives nothing to those who began after it, and ends nobody’s attempt a second time', async () => {
  const id = await publish({ lengthMinutes: 10 }, 1);
  const early = await exams.begin(lin, id);
  await early.save(0, 1, rightText);
  const startTime = world.clock.now();
  world.clock.advance(2 * minuteMs);
  const endTime = world.clock.now();
  world.clock.advance(minuteMs);
  await exams.begin(await exams.as('amina'), id);
  world.clock.advance(20 * minuteMs);
  await closeAttempts(world.installation.system);
  const before = await world.rows('select * from exam_attempt where exam_id = $1 order by id', [id]);
  expect(before.map((row) => row['ended_by'])).toEqual(['clock', 'clock']);
  // Two minutes more would be over by now: nobody could answer, and marks would be written twice.
  const { body } = await shen.call(manage.giveBackTime, { id, startTime, endTime });
  expect(body).toEqual({ attemptCount: 0, reopenedCount: 0 });
  expect(await world.rows('select * from exam_attempt where exam_id = $1 order by id', [id])).toEqual(before);
});

test('[D-183] answers that came too late count again once the time is given back, or given', async () => {
  const id = await publish({}, 2);
  const { id: attemptId, save, handIn } = await exams.begin(lin, id);
  const startTime = world.clock.now();
  world.clock.advance(10 * minuteMs + 31_000);
  expect((await save(0, 1, rightText)).body.errorCode).toBe(numberOf('exam.time-over'));
  await closeAttempts(world.installation.system);
  expect((await save(1, 1, rightText)).body.errorCode).toBe(numberOf('exam.handed-in'));
  const endTime = world.clock.now();
  expect((await shen.call(manage.giveBackTime, { id, startTime, endTime })).body.reopenedCount).toBe(1);
  expect((await lin.call(wire.openAttempt, { id: attemptId, tabId: tab })).body.answers).toMatchObject([
    { ordinal: 0, revision: 1 },
    { ordinal: 1, revision: 1 },
  ]);
  await handIn();
  expect(await world.rows('select score from exam_attempt where id = $1', [attemptId])).toEqual([{ score: 100_000 }]);

  const other = await publish({}, 1);
  const second = await exams.begin(lin, other);
  world.clock.advance(10 * minuteMs + 31_000);
  expect((await second.save(0, 1, rightText)).body.errorCode).toBe(numberOf('exam.time-over'));
  await shen.call(manage.giveExtraTime, { id: other, memberId: linId, minutes: 5 });
  await second.handIn();
  expect(await world.rows('select score from exam_attempt where id = $1', [second.id])).toEqual([{ score: 50_000 }]);
});

test('[D-183] extra time that is given at the last moment is not cut by the clock, the job or a hand-in', async () => {
  const more = {
    statement: `update exam_attempt set closes_at = closes_at + interval '5 minutes' where id = $1`,
  };
  const ends = async (attemptId: string) =>
    (await world.rows('select ended_by from exam_attempt where id = $1', [attemptId]))[0]?.['ended_by'];
  const id = await publish({ maxAttempts: null }, 1);
  const first = await exams.begin(lin, id);
  world.clock.advance(10 * minuteMs + 31_000);
  await whileChanging(world, { ...more, values: [first.id] }, () => closeAttempts(world.installation.system));
  expect(await ends(first.id)).toBeNull();
  world.clock.advance(5 * minuteMs);
  const { status } = await whileChanging(world, { ...more, values: [first.id] }, () =>
    lin.call(wire.openAttempt, { id: first.id, tabId: tab }),
  );
  expect([status, await ends(first.id)]).toEqual([200, null]);
  world.clock.advance(5 * minuteMs);
  const receipt = await whileChanging(world, { ...more, values: [first.id] }, () => first.handIn());
  expect([receipt.status, await ends(first.id)]).toEqual([200, 'taker']);
});

test('[D-183] [ENUM-06] attempts are narrowed by their state, and the list of exams counts who began and who is midway', async () => {
  const id = await publish();
  const { handIn } = await exams.begin(lin, id);
  await exams.begin(await exams.as('amina'), id);
  const namesOf = async (status: ExamRecordStatus) =>
    (await shen.call(manage.listAttempts, { id, status } as never)).body.items.map(({ fullName }) => fullName);
  expect(await namesOf(ExamRecordStatus.answering)).toHaveLength(2);
  await handIn();
  expect(await namesOf(ExamRecordStatus.answering)).toHaveLength(1);
  expect(await namesOf(ExamRecordStatus.failed)).toEqual(['林知远']);
  expect(await namesOf(ExamRecordStatus.passed)).toEqual([]);
  const { items } = (await shen.call(papers.listManagedExams, { pageSize: 100 })).body;
  expect(items.find((exam) => exam.id === id)).toMatchObject({ takerCount: 2, midwayCount: 1 });
  expect((await shen.call(manage.listAttempts, { id, status: ExamRecordStatus.handedIn } as never)).status).toBe(422);
});

test('[D-183] a withdrawn exam is not started, and whoever is midway ends it', async () => {
  const id = await publish();
  const { save, handIn } = await exams.begin(lin, id);
  await shen.call(papers.withdrawExam, { id });
  const amina = await exams.as('amina');
  expect((await amina.call(wire.startExam, { id })).body.errorCode).toBe(numberOf('exam.closed'));
  expect((await save(0, 1, rightText)).status).toBe(200);
  expect((await handIn()).status).toBe(200);
});

test('[D-183] what the exam shows after the hand-in: answers, then keys, and neither while another attempt is left', async () => {
  const shows = { showsAnswers: true, showsKey: true, maxAttempts: 2 };
  const id = await publish(shows);
  const first = await exams.begin(lin, id);
  await first.save(0, 1, wrongText);
  await first.handIn();
  const resultOf = async (attemptId: string) => (await lin.call(wire.readAttemptResult, { id: attemptId })).body;
  expect(await resultOf(first.id)).toMatchObject({ questions: null, attempt: { score: 0 } });
  const second = await exams.begin(lin, id);
  await second.handIn();
  const { questions } = await resultOf(first.id);
  expect(questions).toMatchObject([
    { points: 5, mark: 0, key: { answer: { kind: 'single', optionId: 'o2' }, question: { rightId: 'o0' } } },
  ]);
  const hidden = await publish({ showsAnswers: true });
  const third = await exams.begin(lin, hidden);
  await third.handIn();
  expect((await resultOf(third.id)).questions).toMatchObject([{ key: null, answer: null }]);
});

test('[D-183] refused: other takers, other authors, outsiders, visitors, bad input; nothing changes', async () => {
  const memberIds = [linId];
  const audience = {
    isEveryone: false,
    organizationIds: [],
    positionIds: [],
    topicIds: [],
    memberIds,
    joinedSince: null,
  };
  const paper = await exams.fixedPaper(1);
  const id = await exams.publish(exams.examFields(paper, {}, { audience }));
  const { id: attemptId } = await exams.begin(lin, id);
  const draft = await exams.create(exams.examFields(paper));
  const [amina, pierre, neighbour] = [await exams.as('amina'), await exams.as('pierre'), await exams.welcomeOutsider()];
  const before = await exams.snapshot();
  const answers = [{ ordinal: 0, revision: 1, answer: null, isFlagged: false }];
  const takerCalls = [
    [wire.openAttempt, { id: attemptId, tabId: tab }],
    [wire.saveAnswers, { id: attemptId, tabId: tab, answers }],
    [wire.handInAttempt, { id: attemptId, answers }],
    [wire.readAttemptResult, { id: attemptId }],
  ] as const;
  for (const [endpoint, input] of takerCalls) {
    for (const other of [amina, shen, neighbour]) expect((await other.call(endpoint, input as never)).status).toBe(404);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  for (const [endpoint, input] of [
    [wire.startExam, { id }],
    [wire.readExam, { id }],
  ] as const) {
    expect((await amina.call(endpoint, input)).body.errorCode).toBe(numberOf('exam.not-in-audience'));
    expect((await neighbour.call(endpoint, input)).status).toBe(404);
    expect((await lin.call(endpoint, { id: draft.id })).status).toBe(404);
    expect((await world.visitor.call(endpoint, input)).status).toBe(401);
  }
  const managerCalls = [
    [manage.giveExtraTime, { id, memberId: linId, minutes: 5 }],
    [manage.giveBackTime, { id, startTime: 1, endTime: 2 }],
    [manage.listAttempts, { id }],
  ] as const;
  for (const [endpoint, input] of managerCalls) {
    expect((await lin.call(endpoint, input as never)).status).toBe(403);
    expect((await pierre.call(endpoint, input as never)).status).toBe(403);
    expect([403, 404]).toContain((await neighbour.call(endpoint, input as never)).status);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  expect((await shen.call(manage.giveExtraTime, { id, memberId: 'nobody', minutes: 5 })).body.errorCode).toBe(
    numberOf('course.unknown-person'),
  );
  const now = world.clock.now();
  for (const [startTime, endTime] of [
    [now, now - 1],
    [now - 1, now + minuteMs],
    [0, now],
  ] as const)
    expect((await shen.call(manage.giveBackTime, { id, startTime, endTime })).body.errorCode).toBe(
      numberOf('exam.wrong-outage'),
    );
  const bad = [
    { answers: [] },
    { answers: [{ ...answers[0], revision: 0 }] },
    { tabId: 'x' },
    { answers: [{ ordinal: -1 }] },
  ];
  for (const over of bad)
    expect((await lin.call(wire.saveAnswers, { id: attemptId, tabId: tab, answers, ...over } as never)).status).toBe(
      422,
    );
  expect((await shen.call(manage.giveExtraTime, { id, memberId: linId, minutes: 0 })).status).toBe(422);
  expect((await shen.call(manage.giveBackTime, { id, startTime: -9e15, endTime: -8.9e15 })).status).toBe(422);
  // A place that is not on the paper is refused, and keeps nothing.
  const beyond = { id: attemptId, tabId: tab, answers: [{ ...answers[0], ordinal: 150, revision: 1 }] };
  expect((await lin.call(wire.saveAnswers, beyond as never)).body).toMatchObject({
    acknowledged: [],
    refused: [{ ordinal: 150, revision: 1 }],
  });
  expect(await exams.snapshot()).toEqual(before);
});
