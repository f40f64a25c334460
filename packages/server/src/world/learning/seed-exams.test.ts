import { listBankQuestions, listQuestionVersions, readBankQuestion } from '@shuyuan/contract/exams/bank/bank.wire';
import { examQuestionKinds } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { listManagedExams, readExamForm } from '@shuyuan/contract/exams/papers/papers.wire';
import { readExamStatistics } from '@shuyuan/contract/exams/statistics/statistics.wire';
import { listExamRecords, listExams, readAttemptResult } from '@shuyuan/contract/exams/taking/taking.wire';
import { ExamRecordStatus, ExamStatus } from '@shuyuan/contract/exams/exam-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type TestWorld } from '../open-world.ts';
import { readFile } from '../tests/files/test-files.ts';
import { seedExams } from './seed-exams.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
  await seedExams(world.installation.system);
});
afterAll(() => world.close());

test('[D-183] the company has a bank and three exams: open, waiting to be marked, and over with results', async () => {
  const lin = await world.signIn('linzhiyuan');
  const { items } = (await lin.call(listExams, {})).body;
  expect(items.map(({ name, status }) => [name, status])).toEqual([
    ['安全与质量上岗考试', ExamStatus.open],
    ['精益改善论述考试', ExamStatus.open],
    ['质量月知识竞赛', ExamStatus.ended],
  ]);
  const [record] = (await lin.call(listExamRecords, {})).body.items;
  expect(record).toMatchObject({ status: ExamRecordStatus.passed, score: 600_000, pointSum: 60 });
  const result = (await lin.call(readAttemptResult, { id: record?.id ?? '' })).body;
  expect(result.questions?.map(({ key }) => key !== null)).toEqual(Array.from({ length: 6 }, () => true));
  const he = await world.signIn('hejingxing');
  expect((await he.call(listExamRecords, {})).body.items.map(({ status }) => status)).toEqual([
    ExamRecordStatus.marking,
    ExamRecordStatus.annulled,
  ]);
  const song = await world.signIn('songqinghe');
  const marked = (await song.call(listExamRecords, {})).body.items.find(
    ({ examName }) => examName === '精益改善论述考试',
  );
  expect(marked).toMatchObject({ score: 190_000, pointSum: 60 });
  const { questions } = (await song.call(readAttemptResult, { id: marked?.id ?? '' })).body;
  expect(questions?.[4]?.readings).toMatchObject([[{ level: '有数据' }, { points: 6 }, { points: 2 }, { points: 0 }]]);
  const shen = await world.signIn('shenruoxi');
  expect((await shen.call(listBankQuestions, {})).body.recordCount).toBe(120);
  // A sound can be played once its bytes are as good as those somebody uploads.
  const [heard] = (await shen.call(listBankQuestions, { search: '厂区广播' })).body.items;
  const { question } = (await shen.call(readBankQuestion, { id: heard?.id ?? '' })).body;
  const [sound] = 'media' in question ? (question.media ?? []) : [];
  expect(sound).toMatchObject({ kind: 'audio', alt: '三声钟响，第一声最高，最后一声最低' });
  const played = await readFile(world, shen, sound?.path ?? '');
  expect([played.status, played.bytes.subarray(0, 4).toString()]).toEqual([200, 'RIFF']);
  for (const kind of examQuestionKinds)
    expect((await shen.call(listBankQuestions, { kind })).body.recordCount).toBeGreaterThan(0);
});

test('[D-183] the exam that is over has statistics that warn, and a draft says what the bank lacks', async () => {
  const shen = await world.signIn('shenruoxi');
  const { items } = (await shen.call(listManagedExams, {})).body;
  const idOf = (name: string) => items.find((exam) => exam.name === name)?.id ?? '';
  const statistics = (await shen.call(readExamStatistics, { id: idOf('质量月知识竞赛') })).body;
  expect(statistics).toMatchObject({ attemptCount: 16, waitingCount: 0, otherCount: 0 });
  expect(statistics.items.map(({ warnings }) => warnings)).toEqual([
    ['too-easy', 'no-spread'],
    [],
    [],
    [],
    ['reversed'],
    [],
  ]);
  // The bank says the same of the version that was asked, and of one nobody was asked that there is nothing to say.
  for (const { questionId, facility } of statistics.items)
    expect((await shen.call(listQuestionVersions, { id: questionId })).body.items).toMatchObject([
      { version: 1, answerCount: 16, facility: expect.closeTo(facility ?? -1, 6) as number },
    ]);
  const [unasked] = (await shen.call(listBankQuestions, { search: '一批控制器通电' })).body.items;
  expect((await shen.call(listQuestionVersions, { id: unasked?.id ?? '' })).body.items).toMatchObject([
    { answerCount: 0, facility: null },
  ]);
  const { problems } = (await shen.call(readExamForm, { id: idOf('班组长任职考试') })).body;
  expect(problems).toMatchObject([{ kind: 'too-few-in-bank', index: 1 }]);
});
