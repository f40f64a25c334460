import { ExamRecordStatus, ExamStatus } from '@shuyuan/contract/exams/exam-status';
import * as papers from '@shuyuan/contract/exams/papers/papers.wire';
import * as wire from '@shuyuan/contract/exams/taking/attempts.wire';
import * as taking from '@shuyuan/contract/exams/taking/taking.wire';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examSectionsOf } from '../../../world/tests/exams/test-exam-sections.ts';
import { rightText, tab } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let sections: ReturnType<typeof examSectionsOf>;
let exams: typeof sections.exams;
let [shen, lin, amina] = [] as unknown as [Caller, Caller, Caller];
beforeAll(async () => {
  world = await openWorld();
  sections = examSectionsOf(world);
  exams = sections.exams;
  [shen, lin, amina] = [await exams.author(), await exams.as('linzhiyuan'), await exams.as('amina')];
});
afterAll(() => world.close());

const idOf = (account: string) => sections.courses.idOf('member', 'account', account);
const audienceOf = async (...accounts: string[]) => ({
  ...everyone,
  isEveryone: false,
  memberIds: await Promise.all(accounts.map(idOf)),
});
/** Short: nobody has to sign in again. */
const windowMs = 20 * minuteMs;
type Settings = Parameters<typeof exams.examFields>[1];
const publishFor = async (accounts: string[], settings: Settings = {}) =>
  exams.publish(
    exams.examFields(
      await exams.fixedPaper(1),
      { closeTime: world.clock.now() + windowMs, lengthMinutes: 30, ...settings },
      { audience: await audienceOf(...accounts) },
    ),
  );
const listed = async (id: string, over: object = {}) => {
  const { items, recordCount } = (await shen.call(wire.listAttempts, { id, pageSize: 100, ...over })).body;
  return { people: items.map(({ fullName, status }) => [fullName, status]), recordCount };
};
const absent = ExamRecordStatus.absent;

test('[ENUM-06] whoever an exam was for and never began it was absent once its window is over, in the list and in the table', async () => {
  // The author is meant, too, and cannot take it.
  const id = await publishFor(['linzhiyuan', 'amina', 'hejingxing', 'shenruoxi']);
  const { handIn } = await exams.begin(lin, id);
  await handIn();
  expect(await listed(id)).toMatchObject({ recordCount: 1 });
  expect(await listed(id, { status: absent })).toEqual({ people: [], recordCount: 0 });
  world.clock.advance(windowMs);
  expect(await listed(id)).toEqual({
    people: [
      ['林知远', ExamRecordStatus.failed],
      ['Amina Haddad', absent],
      ['何景行', absent],
    ],
    recordCount: 3,
  });
  expect(await listed(id, { status: absent, search: 'amina' })).toEqual({
    people: [['Amina Haddad', absent]],
    recordCount: 1,
  });
  // The page that lies over both, and the one behind.
  expect((await listed(id, { page: 1, pageSize: 2 })).people.map(([name]) => name)).toEqual(['林知远', 'Amina Haddad']);
  expect((await listed(id, { page: 2, pageSize: 2 })).people.map(([name]) => name)).toEqual(['何景行']);
  expect(await listed(id, { isOpen: true })).toEqual({ people: [], recordCount: 0 });
  const table = String((await shen.call(wire.exportAttempts, { id })).body).split('\r\n');
  expect(table.filter((line) => line.includes('缺考'))).toEqual(['Amina Haddad,,,,缺考,,,,,', '何景行,,,,缺考,,,,,']);
});

test('[ENUM-06] nobody is absent from an exam that was withdrawn before its end, nor one who came to the company afterwards', async () => {
  const [early, late, forAll] = [
    await publishFor(['amina']),
    await publishFor(['amina']),
    await publishFor(['linzhiyuan', 'amina']),
  ];
  await shen.call(papers.withdrawExam, { id: early });
  world.clock.advance(windowMs);
  await shen.call(papers.withdrawExam, { id: late });
  expect(await listed(early)).toEqual({ people: [], recordCount: 0 });
  expect((await listed(late)).people).toEqual([['Amina Haddad', absent]]);
  await shen.call(papers.archiveExam, { id: late });
  expect((await listed(late)).people).toEqual([['Amina Haddad', absent]]);
  const joined = await world.rows('select created_at from member where account = $1', ['amina']);
  await world.rows('update member set created_at = $1 where account = $2', [new Date(world.clock.now()), 'amina']);
  expect((await listed(forAll)).people).toEqual([['林知远', absent]]);
  await world.rows('update member set created_at = $1 where account = $2', [joined[0]?.['created_at'], 'amina']);
  // Without an end nobody is.
  const open = await publishFor(['amina'], { closeTime: null });
  world.clock.advance(windowMs);
  expect(await listed(open)).toEqual({ people: [], recordCount: 0 });
});

test('[ENUM-06] an open attempt nothing is heard of is interrupted, and goes on by its next answer or opening; its taker is told nothing of it', async () => {
  const id = await publishFor(['linzhiyuan'], { lengthMinutes: 60 });
  const { id: attemptId, save } = await exams.begin(lin, id);
  const states = async () => (await listed(id)).people.map(([, status]) => status);
  world.clock.advance(9 * minuteMs);
  expect(await states()).toEqual([ExamRecordStatus.answering]);
  world.clock.advance(minuteMs);
  expect(await states()).toEqual([ExamRecordStatus.interrupted]);
  expect((await listed(id, { status: ExamRecordStatus.interrupted })).recordCount).toBe(1);
  expect((await listed(id, { status: ExamRecordStatus.answering })).recordCount).toBe(0);
  expect((await listed(id, { isOpen: true })).recordCount).toBe(1);
  const own = (await lin.call(taking.listExamRecords, {})).body.items.find((item) => item.id === attemptId);
  expect(own?.status).toBe(ExamRecordStatus.answering);
  const savedSince = world.clock.now();
  await save(0, 1, rightText);
  const [row] = (await shen.call(wire.listAttempts, { id })).body.items;
  expect(row?.status).toBe(ExamRecordStatus.answering);
  expect(row?.heardTime).toBeGreaterThanOrEqual(savedSince);
  world.clock.advance(11 * minuteMs);
  expect(await states()).toEqual([ExamRecordStatus.interrupted]);
  await lin.call(taking.openAttempt, { id: attemptId, tabId: tab });
  expect(await states()).toEqual([ExamRecordStatus.answering]);
  await lin.call(taking.handInAttempt, { id: attemptId });
  expect((await shen.call(wire.listAttempts, { id })).body.items[0]?.heardTime).toBeNull();
});

test('[ENUM-05] an exam whose window is over is being marked until the last answer has its mark', async () => {
  const essay = await sections.publishEssay({ closeTime: world.clock.now() + windowMs });
  const free = await publishFor(['amina']);
  await sections.handInEssay(amina, essay.id);
  const statuses = async (id: string) => [
    (await amina.call(taking.readExam, { id })).body.status,
    (await amina.call(taking.listExams, { pageSize: 100 })).body.items.find((item) => item.id === id)?.status,
  ];
  expect(await statuses(essay.id)).toEqual([ExamStatus.open, ExamStatus.open]);
  world.clock.advance(windowMs);
  expect(await statuses(essay.id)).toEqual([ExamStatus.marking, ExamStatus.marking]);
  expect(await statuses(free)).toEqual([ExamStatus.ended, ExamStatus.ended]);
  expect((await amina.call(taking.readExam, { id: essay.id })).body.can.start).toBe(false);
  await sections.markEssay(essay, 8);
  expect(await statuses(essay.id)).toEqual([ExamStatus.ended, ExamStatus.ended]);
});
