import * as bankWire from '@shuyuan/contract/exams/bank/bank.wire';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import * as wire from '@shuyuan/contract/exams/bank/exchange/exchange.wire';
import { mapMedia } from '@shuyuan/contract/exams/bank/map-media';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bringFile } from '../../../../../world/bring-file.ts';
import type { Caller } from '../../../../../world/caller.ts';
import { wavOf } from '../../../../../world/draw-media.ts';
import { openWorld, type TestWorld } from '../../../../../world/open-world.ts';
import { personAt } from '../../../../../world/person-at.ts';
import { drawing } from '../../../../../world/tests/files/test-pictures.ts';
import { pictureOf, picturesOf } from '../../../../../world/tests/exams/test-question-media.ts';

let world: TestWorld;
let exams: ReturnType<typeof picturesOf>;
let shen: Caller;
let png: Buffer;
beforeAll(async () => {
  world = await openWorld();
  exams = picturesOf(world);
  shen = await exams.author();
  png = await drawing({ width: 40, height: 30 });
});
afterAll(() => world.close());

async function bring(name: string, bytes: Buffer, size = { width: 40, height: 30 }): Promise<string> {
  const author = await personAt(world.installation.system, 'shenruoxi', 0);
  const picture = name.endsWith('.png') ? size : null;
  return bringFile(author, { name, ending: name.endsWith('.png') ? 'png' : 'wav', bytes, picture });
}
const exported = async (categoryId: string) =>
  (await shen.call(wire.exportQuestions, { format: 'moodle', categoryId })).body;
const checked = async (text: string) => (await shen.call(wire.checkQuestionImport, { format: 'moodle', text })).body;
const written = async (text: string) => (await shen.call(wire.importQuestions, { format: 'moodle', text })).body;

/** The questions of a category, their files named by what is in them. */
async function questionsOf(categoryId: string): Promise<ExamQuestion[]> {
  const { items } = (await shen.call(bankWire.listBankQuestions, { categoryId, pageSize: 100 })).body;
  const rows = await world.rows(`select id, encode(sha256, 'hex') as digest from file`);
  const digests = new Map(rows.map((row) => [String(row['id']), String(row['digest'])]));
  const questions: ExamQuestion[] = [];
  for (const { id } of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { question } = (await shen.call(bankWire.readBankQuestion, { id })).body;
    questions.push(
      mapMedia(question, (media) => ({ ...media, fileId: digests.get(media.fileId) ?? '?', path: '/files/…' })),
    );
  }
  return questions;
}

const side = (id: string, text: string, fileId?: string) => ({
  id,
  text,
  ...(fileId !== undefined && { picture: pictureOf(fileId, { alt: `${text}的样子` }) }),
});

/** Questions of every kind Moodle knows, with pictures and sounds wherever they have room for one; a file is of one question. */
async function pictured(at: number): Promise<ExamQuestion | undefined> {
  const [chart, sign, tone] = [
    await bring('图.png', png),
    await bring('牌.png', await drawing({ width: 9, height: 9 }), { width: 9, height: 9 }),
    await bring('声.wav', wavOf([440])),
  ];
  const media = [pictureOf(chart, { alt: '图 "一" <二> & 三' }), pictureOf(tone, { kind: 'audio', alt: '警报' })];
  const shown = { media, explanationMedia: [pictureOf(chart, { alt: '讲解图' })] };
  const options = [side('o1', '甲', sign), side('o2', '乙')];
  const all: ExamQuestion[] = [
    { kind: 'single', text: '看 <图>\n选 \\(\\frac{a}{b}\\)', options, rightId: 'o2', penalty: 2500, ...shown },
    { kind: 'multiple', text: '都有哪些？', options, rightIds: ['o1', 'o2'], rule: 'all', penalty: 100, ...shown },
    { kind: 'trueFalse', text: '图中合格。', isTrue: true, penalty: 5000, ...shown },
    { kind: 'short', text: '这是什么？', accepted: ['叉车'], isCaseSensitive: false, ...shown },
    { kind: 'numeric', text: '读数？', value: 12, tolerance: 0.5, isPercent: false, ...shown },
    {
      kind: 'blanks',
      text: '先{{b1}}',
      blanks: [{ id: 'b1', accepted: ['断电'], isCaseSensitive: false }],
      rule: 'all',
      ...shown,
    },
    {
      kind: 'matching',
      text: '对应',
      left: [side('l1', '红', sign), side('l2', '绿')],
      right: [side('r1', '停'), side('r2', '行'), side('r3', '无')],
      pairs: { l1: 'r1', l2: 'r2' },
      rule: 'all',
      ...shown,
    },
    {
      kind: 'ordering',
      text: '排序',
      items: [side('i1', '一', sign), side('i2', '二'), side('i3', '三', chart)],
      rule: 'share',
      ...shown,
    },
    { kind: 'essay', text: '说明', rubric: '三点', ...shown },
  ];
  return all[at];
}

test('[D-183] what is exported with its pictures and sounds is the same after it was imported, byte for byte', async () => {
  const categoryId = await exams.category(shen);
  for (let at = 0; ; at += 1) {
    const question = await pictured(at);
    if (!question) break;
    await exams.write(shen, categoryId, { question, difficulty: 4 });
  }
  const [before, first] = [await questionsOf(categoryId), await exported(categoryId)];
  expect(first).toMatchObject({ questionCount: 9, leftOutCount: 0, leftOut: [] });
  expect(await checked(first.text)).toMatchObject({ questionCount: 0, knownCount: 9, problemCount: 0 });
  // Only what is asked no more makes room for the same again.
  await world.rows('update exam_question set is_retired = true where category_id = $1', [categoryId]);
  const snapshot = await exams.snapshot();
  const found = await checked(first.text);
  expect(found).toMatchObject({ questionCount: 9, knownCount: 0, problems: [], newCategories: [] });
  expect(found.questions.map(({ mediaCount }) => mediaCount)).toEqual([4, 4, 3, 3, 3, 3, 4, 5, 3]);
  expect(await exams.snapshot()).toEqual(snapshot);
  expect(await written(first.text)).toEqual({ questionCount: 9 });
  expect(await questionsOf(categoryId)).toEqual(before);

  // As if their author had uploaded them: of the question, to be cleaned, and without a name that tells anything.
  const rows = await world.rows(
    `select file.name, file.cleaning, file.kind, file.purpose, member.account from file
     join exam_question on exam_question.id = file.subject_id join member on member.id = file.owner_id
     where exam_question.category_id = $1 and not is_retired`,
    [categoryId],
  );
  // A picture that a question shows twice is one file of it.
  expect(rows).toHaveLength(2 * 9 + 4);
  for (const { name, kind, ...row } of rows) {
    expect(row).toEqual({ cleaning: 'waiting', purpose: 'exam-question', account: 'shenruoxi' });
    expect(name).toBe(kind === 'picture' ? 'picture.png' : 'audio.wav');
  }
  expect(await exported(categoryId)).toMatchObject({ questionCount: 0, leftOutCount: 9 });
  await world.rows(`update file set cleaning = 'done' where cleaning = 'waiting'`);
  expect((await exported(categoryId)).text).toBe(first.text);
});

test('[D-183] what an export leaves out is named with the reason', async () => {
  const categoryId = await exams.category(shen);
  const [sign, late] = [await bring('牌.png', png), await bring('晚.png', png)];
  const right = [side('r1', '停', sign), side('r2', '行')];
  const left = [side('l1', '红'), side('l2', '绿')];
  const rule = 'share' as const;
  const matching = { kind: 'matching' as const, text: '右边有图', left, right, pairs: { l1: 'r1', l2: 'r2' }, rule };
  const shown = { kind: 'essay' as const, text: '还在处理的图', rubric: '', media: [pictureOf(late)] };
  const part = { id: 'q1', weight: 1, question: { kind: 'essay' as const, text: '一', rubric: '' } };
  for (const question of [matching, shown, { kind: 'stem' as const, text: '材料', parts: [part] }])
    await exams.write(shen, categoryId, { question });
  await world.rows(`update file set cleaning = 'waiting' where id = $1`, [late]);
  const reasons = async (format: 'moodle' | 'gift' | 'table') => {
    const { leftOut, leftOutCount } = (await shen.call(wire.exportQuestions, { format, categoryId })).body;
    expect(leftOutCount).toBe(leftOut.length);
    return leftOut.map(({ text, reason }) => [text, reason]).toSorted();
  };
  const stem = ['材料', 'kind'];
  const media = [
    ['右边有图', 'media'],
    ['还在处理的图', 'media'],
  ];
  expect(await reasons('moodle')).toEqual([['右边有图', 'media'], stem, ['还在处理的图', 'file']].toSorted());
  expect(await reasons('gift')).toEqual([...media, stem].toSorted());
  expect(await reasons('table')).toEqual(media.toSorted());
});
