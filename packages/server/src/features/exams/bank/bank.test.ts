import * as wire from '@shuyuan/contract/exams/bank/bank.wire';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../world/open-world.ts';
import { bankOf } from '../../../world/tests/exams/test-bank.ts';
import { examsOf } from '../../../world/tests/exams/test-exams.ts';

let world: TestWorld;
let bank: ReturnType<typeof bankOf>;
let shen: Caller;
let pierre: Caller;
beforeAll(async () => {
  world = await openWorld();
  bank = bankOf(world);
  shen = await bank.as('shenruoxi');
  pierre = await bank.as('pierre');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;

test('[D-183] a question is written in a category, read with its key by all who make exams, and revised by its author', async () => {
  const top = await bank.category(shen);
  const below = await bank.category(shen, top);
  const id = await bank.write(shen, below);
  const { question } = bank.fieldsOf(below);
  expect((await pierre.call(wire.readBankQuestion, { id })).body).toMatchObject({
    version: 1,
    latestVersion: 1,
    categoryId: below,
    question,
    authorName: '沈若溪',
    can: { revise: false },
  });
  const harder = { ...bank.fieldsOf(below, { difficulty: 5, tags: ['图', '图'] }), id, version: 1 };
  expect((await shen.call(wire.reviseBankQuestion, harder)).body).toEqual({ id, version: 2 });
  expect((await shen.call(wire.readBankQuestion, { id })).body).toMatchObject({
    version: 2,
    difficulty: 5,
    tags: ['图'],
  });
  expect((await shen.call(wire.readBankQuestion, { id, version: 1 })).body).toMatchObject({
    version: 1,
    latestVersion: 2,
  });
  expect((await shen.call(wire.readBankQuestion, { id, version: 3 })).status).toBe(404);
  const versions = (await pierre.call(wire.listQuestionVersions, { id })).body;
  expect(versions.items.map(({ version, authorName }) => [version, authorName])).toEqual([
    [2, '沈若溪'],
    [1, '沈若溪'],
  ]);
  expect((await pierre.call(wire.listQuestionVersions, { id, page: 2, pageSize: 1 })).body.items).toHaveLength(1);
  expect((await pierre.call(wire.listQuestionVersions, { id: 'nowhere' })).status).toBe(404);
  const listed = async (over: object) =>
    (await pierre.call(wire.listBankQuestions, { categoryId: top, ...over })).body.items.map((one) => one.id);
  const { items: tags } = (await pierre.call(wire.listBankTags, {})).body;
  expect(tags.find(({ tag }) => tag === '图')).toEqual({ tag: '图', questionCount: 1 });
  expect(await listed({ kind: 'single', difficulty: 5, tag: '图', search: '连续七点' })).toEqual([id]);
  for (const other of [{ kind: 'essay' }, { difficulty: 1 }, { tag: '质量' }, { search: '没有' }, { isRetired: true }])
    expect(await listed(other)).toEqual([]);
  const { items } = (await pierre.call(wire.listBankCategories, {})).body;
  expect(items.filter((one) => one.id === top || one.id === below)).toMatchObject([
    { id: top, parentId: null, questionCount: 0 },
    { id: below, parentId: top, questionCount: 1 },
  ]);
});

test('[D-183] a version that was written never changes, and of two who revise at once the second is told', async () => {
  const categoryId = await bank.category(shen);
  const id = await bank.write(shen, categoryId);
  const dean = await bank.as('luchengze');
  const revise = (by: Caller) => by.call(wire.reviseBankQuestion, { ...bank.fieldsOf(categoryId), id, version: 1 });
  const answers = await Promise.all([revise(shen), revise(dean), revise(shen)]);
  const stale = numberOf('request.stale');
  expect(answers.map(({ status, body }) => (status === 200 ? 0 : body.errorCode)).toSorted()).toEqual([
    0,
    stale,
    stale,
  ]);
  expect(await world.rows('select number from exam_question_version where question_id = $1 order by 1', [id])).toEqual([
    { number: 1 },
    { number: 2 },
  ]);
  await expect(
    world.rows(`update exam_question_version set explanation = '' where question_id = $1`, [id]),
  ).rejects.toThrow('does not change');
});

test('[D-183] a retired question is asked no more and found where one looks for it; it can come back', async () => {
  const categoryId = await bank.category(shen);
  const id = await bank.write(shen, categoryId);
  const listed = async (isRetired: boolean) =>
    (await shen.call(wire.listBankQuestions, { categoryId, isRetired })).body.recordCount;
  expect((await shen.call(wire.retireBankQuestion, { id })).body).toEqual({ id, isRetired: true });
  expect([await listed(false), await listed(true)]).toEqual([0, 1]);
  expect((await shen.call(wire.restoreBankQuestion, { id })).body).toEqual({ id, isRetired: false });
  expect([await listed(false), await listed(true)]).toEqual([1, 0]);
});

test('[D-183] the list says in how many exams a question was published', async () => {
  const exams = examsOf(world);
  const categoryId = await bank.category(shen);
  const ids = [await bank.write(shen, categoryId), await bank.write(shen, categoryId)];
  const [asked = ''] = ids;
  const questions = [{ questionId: asked, version: 1, points: 5 }];
  await exams.publish(exams.examFields({ kind: 'fixed', questions }));
  const { items } = (await shen.call(wire.listBankQuestions, { categoryId })).body;
  expect(new Map(items.map((one) => [one.id, one.useCount]))).toEqual(
    new Map(ids.map((id) => [id, id === asked ? 1 : 0])),
  );
});

test('[D-183] whoever writes what is nearly there already is shown it', async () => {
  const categoryId = await bank.category(shen);
  const text = '叉车进入仓库通道以前应先鸣笛并减速慢行';
  const question = { kind: 'trueFalse', text, isTrue: true, penalty: 0 } as const;
  const id = await bank.write(shen, categoryId, { question });
  const similar = async (to: string, over: object = {}) =>
    (await pierre.call(wire.findSimilarQuestions, { text: to, ...over })).body.items.map((one) => one.id);
  expect(await similar('叉车进入仓库通道前，应先鸣笛并减速慢行。')).toEqual([id]);
  expect(await similar(text, { exceptId: id })).toEqual([]);
  expect(await similar('灭火器每月检查一次')).toEqual([]);
  expect(await similar('，')).toEqual([]);
});

test('[D-183] an author tries a key before anybody is asked by it', async () => {
  const { question } = bank.fieldsOf('any');
  const mark = async (answer?: object) => (await shen.call(wire.tryBankQuestion, { question, answer } as never)).body;
  expect([await mark({ kind: 'single', optionId: 'o0' }), await mark()]).toEqual([{ mark: 10_000 }, { mark: 0 }]);
  const broken = { ...question, rightId: 'o9' } as never;
  expect((await shen.call(wire.tryBankQuestion, { question: broken })).body.errorCode).toBe(
    numberOf('exam.wrong-question'),
  );
});

test('[D-183] categories: no two of one name in one place, none deeper than four, none removed with something in it', async () => {
  const top = await bank.category(shen);
  const add = (name: string, parentId: string | null) => shen.call(wire.createBankCategory, { name, parentId });
  const first = (await add('甲', top)).body.id;
  expect((await add('甲', top)).body.errorCode).toBe(numberOf('exam.category-exists'));
  const second = (await add('乙', top)).body.id;
  expect((await shen.call(wire.renameBankCategory, { id: second, name: '甲' })).body.errorCode).toBe(
    numberOf('exam.category-exists'),
  );
  expect((await shen.call(wire.renameBankCategory, { id: second, name: '丙' })).status).toBe(200);
  const third = (await add('三', first)).body.id;
  const fourth = (await add('四', third)).body.id;
  expect((await add('五', fourth)).body.errorCode).toBe(numberOf('exam.too-many-categories'));
  await bank.write(shen, fourth);
  for (const id of [top, fourth])
    expect((await shen.call(wire.removeBankCategory, { id })).body.errorCode).toBe(numberOf('exam.category-in-use'));
  expect((await shen.call(wire.removeBankCategory, { id: second })).status).toBe(200);
});

test('[D-183] refused: learners, visitors, other companies, other authors, unknown places, wrong questions, banned words; nothing changes', async () => {
  const categoryId = await bank.category(shen);
  const id = await bank.write(shen, categoryId);
  const fields = bank.fieldsOf(categoryId);
  const [lin, neighbour] = [await bank.as('linzhiyuan'), await bank.welcomeOutsider()];
  const before = await bank.snapshot();
  const writes = [
    [wire.createBankCategory, { parentId: null, name: '新' }],
    [wire.renameBankCategory, { id: categoryId, name: '新' }],
    [wire.removeBankCategory, { id: categoryId }],
    [wire.createBankQuestion, fields],
    [wire.reviseBankQuestion, { ...fields, id, version: 1 }],
    [wire.retireBankQuestion, { id }],
    [wire.restoreBankQuestion, { id }],
  ] as const;
  for (const [endpoint, input] of writes) {
    expect((await lin.call(endpoint, input as never)).status).toBe(403);
    expect((await world.visitor.call(endpoint, input as never)).status).toBe(401);
  }
  for (const [endpoint, input] of writes.slice(1))
    expect((await neighbour.call(endpoint, input as never)).status).not.toBe(200);
  for (const [endpoint, input] of writes.slice(4))
    expect((await pierre.call(endpoint, input as never)).status).toBe(403);
  expect((await lin.call(wire.readBankQuestion, { id })).status).toBe(403);
  expect((await lin.call(wire.listQuestionVersions, { id })).status).toBe(403);
  expect((await lin.call(wire.listBankTags, {})).status).toBe(403);
  expect((await neighbour.call(wire.listQuestionVersions, { id })).status).not.toBe(200);
  expect((await lin.call(wire.findSimilarQuestions, { text: fields.question.text })).status).toBe(403);
  const refusal = async (over: object) => (await shen.call(wire.createBankQuestion, { ...fields, ...over })).status;
  const essay = { kind: 'essay', text: '写一写', rubric: '' };
  expect(await refusal({ categoryId: 'nowhere' })).toBe(404);
  expect(await refusal({ question: { ...essay, text: '' } })).toBe(422);
  expect(await refusal({ question: { kind: 'stem', text: '？', parts: [] } })).toBe(422);
  expect(await refusal({ tags: Array.from({ length: bankLimits.tags + 1 }, String) })).toBe(422);
  expect(await refusal({ difficulty: 6 })).toBe(422);
  expect((await shen.call(wire.createBankCategory, { parentId: 'nowhere', name: '新' })).status).toBe(404);
  expect(await bank.snapshot()).toEqual(before);
});
