import { listBankQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import * as wire from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import { errorTable } from '@shuyuan/contract/kernel/error-table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../../../world/caller.ts';
import { openWorld, type TestWorld } from '../../../../world/open-world.ts';
import { rowsOf } from '../../../../world/test-rows-of.ts';
import { bankOf } from '../../../../world/tests/exams/test-bank.ts';

let world: TestWorld;
let bank: ReturnType<typeof bankOf>;
let shen: Caller;
beforeAll(async () => {
  world = await openWorld();
  bank = bankOf(world);
  shen = await bank.as('shenruoxi');
});
afterAll(() => world.close());

const numberOf = (code: keyof typeof errorTable) => errorTable[code].number;
const table = (...rows: string[]) => `分类,题型,题干,选项A,选项B,答案\n${rows.join('\n')}\n`;
const right = '现场/5S,单选题,第一步是什么？,整理,清扫,A';

test('[D-183] a file is checked before anything is written, then written with its categories, and once only', async () => {
  const text = table(right, right, '现场,判断题,通道可以堆料。,,,错', '现场,单选题,缺答案,甲,乙,');
  const before = await bank.snapshot();
  const found = (await shen.call(wire.checkQuestionImport, { format: 'table', text })).body;
  expect(found).toMatchObject({
    questionCount: 2,
    knownCount: 1,
    problemCount: 1,
    problems: [{ line: 5, problem: 'no-right-answer' }],
    questions: [
      { line: 2, kind: 'single', text: '第一步是什么？', categoryName: '现场 / 5S' },
      { line: 4, kind: 'trueFalse', categoryName: '现场' },
    ],
    newCategories: ['现场', '现场 / 5S'],
  });
  expect(await bank.snapshot()).toEqual(before);
  expect((await shen.call(wire.importQuestions, { format: 'table', text })).body).toEqual({ questionCount: 2 });
  const listed = (await shen.call(listBankQuestions, { search: '第一步是什么' })).body.items;
  expect(listed).toMatchObject([
    { kind: 'single', categoryName: '5S', difficulty: 3, version: 1, authorName: '沈若溪' },
  ]);
  const again = (await shen.call(wire.checkQuestionImport, { format: 'table', text })).body;
  expect(again).toMatchObject({ questionCount: 0, knownCount: 3, newCategories: [] });
  expect((await shen.call(wire.importQuestions, { format: 'table', text })).body.errorCode).toBe(
    numberOf('exam.import-empty'),
  );
});

test('[D-183] questions without a category go where the importer says; too deep ones and banned words are left out', async () => {
  const categoryId = await bank.category(shen);
  const gift = 'One?{T}\n\n$CATEGORY: a/b/c/d/e\n\nTwo?{F}\n\n$CATEGORY: a\n\n代开发票?{F}';
  const found = async (into?: string) =>
    (await shen.call(wire.checkQuestionImport, { format: 'gift', text: gift, ...(into && { categoryId: into }) })).body;
  expect((await found()).problems.map(({ problem }) => problem)).toEqual([
    'no-category',
    'wrong-category',
    'sensitive',
  ]);
  expect((await found(categoryId)).questions).toMatchObject([{ text: 'One?' }]);
  expect((await shen.call(wire.checkQuestionImport, { format: 'gift', text: gift, categoryId: 'no' })).status).toBe(
    404,
  );
});

test('[D-183] what an author exports can be imported again, in every format', async () => {
  const categoryId = await bank.category(shen);
  await bank.write(shen, categoryId, {
    question: { kind: 'short', text: '缩写？', accepted: ['OEE'], isCaseSensitive: false },
  });
  for (const format of ['table', 'gift', 'moodle'] as const) {
    const exported = (await shen.call(wire.exportQuestions, { format, categoryId })).body;
    expect(exported).toMatchObject({ questionCount: 1, leftOutCount: 0 });
    const found = (await shen.call(wire.checkQuestionImport, { format, text: exported.text })).body;
    expect(found).toMatchObject({ questionCount: 0, knownCount: 1, problemCount: 0 });
  }
});

test('[D-183] the template is taken as it stands in every language, as a table and as a workbook', async () => {
  for (const language of ['zh-CN', 'en', 'fr', 'ru', 'es', 'ar']) {
    const headers = { 'accept-language': language };
    const text = (await shen.call(wire.questionTemplate, {}, { headers })).body;
    const found = (await shen.call(wire.checkQuestionImport, { format: 'table', text: String(text) })).body;
    expect([language, found.questionCount, found.problemCount]).toEqual([language, 4, 0]);
    const workbook = await rowsOf((await shen.call(wire.questionTemplateWorkbook, {}, { headers })).bytes);
    expect(workbook).toHaveLength(5);
    expect(workbook[0]).toContain(String(text).replace('\uFEFF', '').split(',')[0]);
  }
  const lin = await bank.as('linzhiyuan');
  for (const endpoint of [wire.questionTemplate, wire.questionTemplateWorkbook]) {
    expect((await lin.call(endpoint, {})).status).toBe(403);
    expect((await world.visitor.call(endpoint, {})).status).toBe(401);
  }
});

test('[D-183] [D-034] whoever takes keys along stands in the trail, and whoever was refused does not', async () => {
  const categoryId = await bank.category(shen);
  await bank.write(shen, categoryId);
  const exported = () =>
    world.rows(`select entry.after, entry.subject_kind, member.account from audit_entry entry
      join member on member.id = entry.actor_id where entry.action = 'exam-bank.exported' order by entry.at, entry.id`);
  const before = (await exported()).length;
  await shen.call(wire.exportQuestions, { format: 'moodle', categoryId, search: '控制图' });
  await shen.call(wire.exportQuestions, { format: 'moodle', categoryId, search: '没有这样的题目' });
  await (await bank.as('linzhiyuan')).call(wire.exportQuestions, { format: 'moodle', categoryId });
  const entries = (await exported()).slice(before);
  expect(entries).toMatchObject([
    { after: { format: 'moodle', search: '控制图' }, subject_kind: 'exam-bank', account: 'shenruoxi' },
  ]);
});

test('[D-183] an export that is too large for one file is refused, and the filters make it smaller', async () => {
  const categoryId = await bank.category(shen);
  const id = await bank.write(shen, categoryId);
  await world.rows(
    `with many as (
       insert into exam_question (id, tenant_id, category_id, author_id, kind, difficulty, tags, text, search, version, created_at, updated_at)
       select 'many-' || n, tenant_id, category_id, author_id, kind, 5, tags, text, search, 1, created_at, updated_at
       from exam_question, generate_series(1, $2) n where id = $1 returning id)
     insert into exam_question_version (question_id, tenant_id, author_id, number, body, explanation, created_at)
     select many.id, tenant_id, author_id, 1, body, explanation, created_at from many, exam_question_version
     where question_id = $1`,
    [id, exchangeLimits.exported],
  );
  const exported = async (over: object) =>
    (await shen.call(wire.exportQuestions, { format: 'gift', categoryId, ...over })).body;
  expect((await exported({})).errorCode).toBe(numberOf('exam.export-too-many'));
  expect((await exported({ difficulty: 2 })).questionCount).toBe(1);
});

test('[D-183] refused with a reason: what cannot be read, harms, says nothing, or is too much; nothing changes', async () => {
  const before = await bank.snapshot();
  const refusal = async (format: 'table' | 'gift' | 'moodle', text: string) => {
    const [checked, written] = [
      await shen.call(wire.checkQuestionImport, { format, text }),
      await shen.call(wire.importQuestions, { format, text }),
    ];
    expect(written.body.errorCode).toBe(checked.body.errorCode);
    return checked.body.errorCode;
  };
  expect(await refusal('table', 'a,"b\nc')).toBe(numberOf('exam.import-unreadable'));
  expect(await refusal('table', '姓名,部门\n林知远,研发\n')).toBe(numberOf('exam.import-unreadable'));
  expect(await refusal('moodle', '<quiz><question></quiz>')).toBe(numberOf('exam.import-unreadable'));
  expect(await refusal('moodle', '<!DOCTYPE a [<!ENTITY b "c">]><quiz>&b;</quiz>')).toBe(
    numberOf('exam.import-harmful'),
  );
  expect(await refusal('moodle', '<quiz/>')).toBe(numberOf('exam.import-empty'));
  expect(await refusal('table', table())).toBe(numberOf('exam.import-empty'));
  const lines = Array.from({ length: 100_000 }, () => ',,q').join('\n');
  expect(await refusal('table', `kind,answer,text\n${lines}`)).toBe(numberOf('import.too-many-rows'));
  const many = Array.from({ length: exchangeLimits.questions + 1 }, (_, at) => `Q${at}?{T}`).join('\n\n');
  expect(await refusal('gift', many)).toBe(numberOf('import.too-many-rows'));
  expect(await bank.snapshot()).toEqual(before);
});

test('[D-183] refused: learners, visitors, other companies', async () => {
  const categoryId = await bank.category(shen);
  const [lin, neighbour] = [await bank.as('linzhiyuan'), await bank.welcomeOutsider()];
  const before = await bank.snapshot();
  const input = { format: 'table' as const, text: table(right.replace('第一步', '第二步')) };
  for (const endpoint of [wire.checkQuestionImport, wire.importQuestions]) {
    expect((await lin.call(endpoint, input)).status).toBe(403);
    expect((await world.visitor.call(endpoint, input)).status).toBe(401);
    expect((await neighbour.call(endpoint, { ...input, categoryId })).status).not.toBe(200);
  }
  expect((await lin.call(wire.exportQuestions, { format: 'table' })).status).toBe(403);
  const { questionCount } = (await neighbour.call(wire.exportQuestions, { format: 'table', categoryId })).body;
  expect(questionCount ?? 0).toBe(0);
  expect(await bank.snapshot()).toEqual(before);
});
