import * as bankWire from '@shuyuan/contract/exams/bank/bank.wire';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import * as wire from '@shuyuan/contract/exams/papers/papers.wire';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { everyone } from '../../../world/tests/study/test-courses.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';
import { addWords } from '../../system/index.ts';

let world: TestWorld;
let exams: ReturnType<typeof examsOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  exams = examsOf(world);
  shen = await exams.author();
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const formOf = async (id: string, by = shen) => (await by.call(wire.readExamForm, { id })).body;
const publish = (id: string, revision: number) => shen.call(wire.publishExam, { id, revision });
const pinned = (id: string) =>
  world.rows(
    `select number, ordinal, question_id as "questionId", version, points, rules from exam_paper
       join exam_paper_question on paper_id = exam_paper.id where exam_id = $1 order by number, ordinal`,
    [id],
  );

test('[D-183] an exam is a draft, shows its problems, and once published its paper holds versions that later changes do not reach', async () => {
  const paper = await exams.fixedPaper(2);
  const [first, second] = paper.questions;
  const { id, revision } = await exams.create(exams.examFields({ kind: 'fixed', questions: [] }));
  expect(await formOf(id)).toMatchObject({
    state: 'draft',
    publishedNumber: null,
    problems: [{ kind: 'no-questions', index: null, missing: null }],
    can: { edit: true, publish: true, withdraw: false, archive: true },
  });
  expect((await publish(id, revision)).body).toMatchObject({ errorCode: numberOf('exam.not-ready') });
  const fields = exams.examFields(paper, { lengthMinutes: 30 }, { name: '新名字' });
  const saved = (await shen.call(wire.saveExam, { id, revision, ...fields })).body;
  expect(saved).toEqual({ id, revision: 2 });
  expect((await shen.call(wire.saveExam, { id, revision, ...fields })).body.errorCode).toBe(numberOf('request.stale'));
  expect((await publish(id, 2)).body).toEqual({ id, revision: 3, number: 1 });
  expect(await formOf(id)).toMatchObject({
    name: '新名字',
    state: 'published',
    publishedNumber: 1,
    pointSum: 10,
    questionCount: 2,
    problems: [],
    can: { edit: false, publish: false, withdraw: true, archive: false },
  });
  expect((await shen.call(wire.saveExam, { id, revision: 3, ...fields })).body.errorCode).toBe(
    numberOf('exam.wrong-state'),
  );
  const held = [
    { number: 1, ordinal: 0, ...first, rules: [] },
    { number: 1, ordinal: 1, ...second, rules: [] },
  ];
  expect(await pinned(id)).toEqual(held);
  const questionId = first?.questionId ?? '';
  const head = await shen.call(bankWire.readBankQuestion, { id: questionId });
  const revised = exams.fieldsOf(head.body.categoryId, { difficulty: 4 });
  await shen.call(bankWire.reviseBankQuestion, { ...revised, id: questionId, version: 1 });
  expect(await pinned(id)).toEqual(held);
  await expect(world.rows('update exam_paper_question set points = 1')).rejects.toThrow('does not change');
  await expect(world.rows('delete from exam_paper')).rejects.toThrow('does not change');
});

test('[D-183] withdrawn, it is edited and published again as the next paper; archived, it stays as it is', async () => {
  const paper = await exams.fixedPaper(1);
  const id = await exams.publish(exams.examFields(paper));
  expect((await shen.call(wire.archiveExam, { id })).body.errorCode).toBe(numberOf('exam.wrong-state'));
  expect((await shen.call(wire.withdrawExam, { id })).status).toBe(200);
  expect((await shen.call(wire.withdrawExam, { id })).body.errorCode).toBe(numberOf('exam.wrong-state'));
  const { revision } = await formOf(id);
  expect((await publish(id, revision)).body.number).toBe(2);
  expect((await pinned(id)).map(({ number }) => number)).toEqual([1, 2]);
  await shen.call(wire.withdrawExam, { id });
  expect((await shen.call(wire.archiveExam, { id })).status).toBe(200);
  const last = await formOf(id);
  expect(last).toMatchObject({ state: 'archived', can: { edit: false, publish: false } });
  expect((await publish(id, last.revision)).body.errorCode).toBe(numberOf('exam.wrong-state'));
  const copied = (await shen.call(wire.copyExam, { id })).body;
  expect(await formOf(copied.id)).toMatchObject({ state: 'draft', paper, publishedNumber: null });
});

test('[D-183] a blueprint draws by category and difficulty, with everything below; what the bank lacks is named', async () => {
  const top = await exams.category(shen);
  const below = await exams.category(shen, top);
  const easy = [await exams.write(shen, top, { difficulty: 1 }), await exams.write(shen, below, { difficulty: 1 })];
  const hard = await exams.write(shen, below, { difficulty: 5 });
  const retired = await exams.write(shen, below, { difficulty: 5 });
  await shen.call(bankWire.retireBankQuestion, { id: retired });
  const rules = [
    { categoryId: top, difficulty: null, count: 1, points: 2 },
    { categoryId: top, difficulty: 1 as const, count: 2, points: 3 },
  ];
  const { id, revision } = await exams.create(exams.examFields({ kind: 'drawn', rules }));
  expect(await formOf(id)).toMatchObject({ problems: [], pointSum: 8, questionCount: 3 });
  const preview = async (seed: string) => (await shen.call(wire.previewExam, { id, seed })).body.items;
  const { question, explanation } = exams.fieldsOf(top);
  expect((await preview('1'))[0]).toEqual({ questionId: hard, version: 1, points: 2, question, explanation });
  expect(
    (await preview('1'))
      .slice(1)
      .map(({ questionId }) => questionId)
      .toSorted(),
  ).toEqual(easy.toSorted());
  expect((await publish(id, revision)).status).toBe(200);
  const rulesOf = new Map((await pinned(id)).map((row) => [row['questionId'], row['rules']]));
  expect([...easy, hard, retired].map((one) => rulesOf.get(one))).toEqual([[0, 1], [0, 1], [0], undefined]);
  const short = [...rules, { categoryId: below, difficulty: 5 as const, count: 2, points: 1 }];
  const unknown = { categoryId: 'nowhere', difficulty: null, count: 1, points: 1 };
  const other = await exams.create(exams.examFields({ kind: 'drawn', rules: [...short, unknown] }));
  expect((await formOf(other.id)).problems.map(({ kind }) => kind)).toEqual([
    'unknown-category',
    ...Array.from({ length: (await formOf(other.id)).problems.length - 1 }, () => 'too-few-in-bank'),
  ]);
});

test('[D-183] questions of a fixed paper that are retired, of elsewhere or of a version to come are named', async () => {
  const paper = await exams.fixedPaper(2);
  const [first, second] = paper.questions.map(({ questionId }) => questionId);
  await shen.call(bankWire.retireBankQuestion, { id: first ?? '' });
  const questions = [
    { questionId: first ?? '', version: 1, points: 1 },
    { questionId: second ?? '', version: 2, points: 1 },
    { questionId: 'nowhere', version: 1, points: 1 },
  ];
  const { id } = await exams.create(exams.examFields({ kind: 'fixed', questions }));
  const form = await formOf(id);
  expect(form.problems.map(({ kind, index }) => `${index} ${kind}`)).toEqual([
    '0 retired-question',
    '1 unknown-question',
    '2 unknown-question',
  ]);
  expect(form.questions.map(({ questionId }) => questionId).toSorted()).toEqual([first, second].toSorted());
  expect((await shen.call(wire.previewExam, { id })).body.items.map(({ questionId }) => questionId)).toEqual([first]);
});

test('[D-183] a question that asks for files is drawn and published as any other', async () => {
  const categoryId = await exams.category(shen);
  const question = { kind: 'file' as const, text: '交一份照片', rubric: '' };
  const questionId = await exams.write(shen, categoryId, { question });
  const fixed = { kind: 'fixed' as const, questions: [{ questionId, version: 1, points: 1 }] };
  const rules = [{ categoryId, difficulty: null, count: 1, points: 1 }];
  for (const paper of [fixed, { kind: 'drawn' as const, rules }]) {
    const { id } = await exams.create(exams.examFields(paper));
    expect((await formOf(id)).problems).toEqual([]);
    expect((await shen.call(wire.previewExam, { id })).body.items).toMatchObject([{ question }]);
  }
  const none = { ...question, accepts: { kinds: [], maxMb: 1, maxFiles: 1 } };
  const { body } = await shen.call(bankWire.createBankQuestion, exams.fieldsOf(categoryId, { question: none }));
  expect(body).toMatchObject({ errorCode: errorTable['exam.wrong-question'].number });
});

test('[D-183] authors list their own exams, those who manage all of them everything; words and states narrow it', async () => {
  const { id } = await exams.create(exams.examFields(await exams.fixedPaper(1), {}, { name: '叉车安全考核' }));
  const listed = async (account: string, over: object = {}) =>
    (await (await exams.as(account)).call(wire.listManagedExams, { pageSize: 100, search: '叉车安全', ...over })).body
      .items;
  expect(await listed('shenruoxi')).toMatchObject([{ id, state: 'draft', authorName: '沈若溪', openTime: null }]);
  expect(await listed('pierre')).toEqual([]);
  expect((await listed('luchengze')).map((one) => one.id)).toEqual([id]);
  expect(await listed('shenruoxi', { state: 'published' })).toEqual([]);
  expect(await listed('luchengze', { isOwn: true })).toEqual([]);
  await shen.call(wire.archiveExam, { id });
  expect(await listed('shenruoxi')).toEqual([]);
  expect(await listed('shenruoxi', { state: 'archived' })).toMatchObject([{ id, takerCount: 0, midwayCount: 0 }]);
});

test('[D-183] an exam that is being written is checked against the bank, and nothing of it is kept', async () => {
  const { settings, paper } = exams.examFields(await exams.fixedPaper(2), { closeTime: 1 });
  const before = await exams.snapshot();
  const { body } = await shen.call(wire.checkExam, { settings, paper });
  expect(body).toEqual({
    problems: [{ kind: 'window-over', index: null, missing: null }],
    pointSum: 10,
    questionCount: 2,
  });
  const categoryId = await exams.category(shen);
  const rules = [{ categoryId, difficulty: null, count: 3, points: 2 }];
  const drawn = await shen.call(wire.checkExam, { settings: examBeginning, paper: { kind: 'drawn', rules } });
  expect(drawn.body.problems).toEqual([{ kind: 'too-few-in-bank', index: 0, missing: 3 }]);
  expect((await (await exams.as('linzhiyuan')).call(wire.checkExam, { settings, paper })).status).toBe(403);
  expect((await world.visitor.call(wire.checkExam, { settings, paper })).status).toBe(401);
  expect((await shen.call(wire.checkExam, { settings, paper: { kind: 'fixed' } } as never)).status).toBe(422);
  expect(await exams.snapshot()).toEqual(before);
});

test('[D-183] refused: learners, visitors, other companies, other authors, people of elsewhere, banned words, bad input; nothing changes', async () => {
  const fields = exams.examFields(await exams.fixedPaper(1));
  const { id: draft } = await exams.create(fields);
  const published = await exams.publish(fields);
  const [lin, pierre, neighbour] = [
    await exams.as('linzhiyuan'),
    await exams.as('pierre'),
    await exams.welcomeOutsider(),
  ];
  const tenantId = String((await world.rows('select tenant_id from exam limit 1'))[0]?.['tenant_id']);
  await addWords(world.installation.system, { tenantId, words: ['坏题'] });
  const before = await exams.snapshot();
  const calls = [
    [wire.createExam, fields],
    [wire.saveExam, { id: draft, revision: 1, ...fields }],
    [wire.publishExam, { id: draft, revision: 1 }],
    [wire.withdrawExam, { id: published }],
    [wire.archiveExam, { id: draft }],
    [wire.copyExam, { id: published }],
    [wire.readExamForm, { id: published }],
    [wire.previewExam, { id: published }],
    [wire.listManagedExams, {}],
  ] as const;
  for (const [endpoint, input] of calls) {
    expect((await lin.call(endpoint, input as never)).status).toBe(403);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  for (const [endpoint, input] of calls.slice(1, 8)) {
    expect([403, 404]).toContain((await pierre.call(endpoint, input as never)).status);
    expect([403, 404]).toContain((await neighbour.call(endpoint, input as never)).status);
  }
  const refusal = async (over: object) => (await shen.call(wire.createExam, { ...fields, ...over })).body.errorCode;
  expect(await refusal({ audience: { ...everyone, memberIds: ['nobody'] } })).toBe(numberOf('course.unknown-person'));
  expect(await refusal({ name: '坏题' })).toBe(numberOf('sensitive.found'));
  const bad = [
    { name: '' },
    { settings: { ...fields.settings, passPercent: 101 } },
    { settings: { ...fields.settings, lengthMinutes: 0 } },
    { settings: { ...fields.settings, openTime: 9e15 } },
    { settings: { ...fields.settings, closeTime: -9e15 } },
    { paper: { kind: 'fixed', questions: [{ questionId: 'x', version: 2 ** 31, points: 1 }] } },
    { paper: { kind: 'fixed', questions: [{ questionId: 'x', version: 1, points: 0 }] } },
  ];
  for (const over of bad) expect((await shen.call(wire.createExam, { ...fields, ...over } as never)).status).toBe(422);
  expect((await shen.call(wire.readExamForm, { id: 'nowhere' })).status).toBe(404);
  expect(await exams.snapshot()).toEqual(before);
});
