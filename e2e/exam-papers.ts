import { createBankCategory, createBankQuestion, listBankQuestions } from '@shuyuan/contract/exams/bank/bank.wire';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { createExam, publishExam } from '@shuyuan/contract/exams/papers/papers.wire';
import type { Endpoint, InputOf, OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { Page } from 'playwright-core';
import { callAs } from './live-rooms.ts';

const textsOf = (...texts: readonly string[]) => texts.map((text, index) => ({ id: `k${index + 1}`, text }));
const accepted = (text: string) => ({ accepted: [text], isCaseSensitive: false });

/** One question of every kind an exam can ask on a screen. */
export const everyKind = [
  {
    kind: 'single',
    text: '发现设备漏油，先做什么？',
    options: textsOf('继续生产', '停机报告', '自行修理'),
    rightId: 'k2',
    penalty: 0,
  },
  {
    kind: 'multiple',
    text: '哪些属于七大浪费？',
    options: textsOf('等待', '培训', '搬运'),
    rightIds: ['k1', 'k3'],
    rule: 'all',
    penalty: 0,
  },
  { kind: 'trueFalse', text: '返工品必须复检。', isTrue: true, penalty: 0 },
  {
    kind: 'blanks',
    text: '5S 从{{k1}}开始，以{{k2}}结束。',
    blanks: [
      { id: 'k1', ...accepted('整理') },
      { id: 'k2', ...accepted('素养') },
    ],
    rule: 'share',
  },
  { kind: 'short', text: '计划、执行、检查、处理的英文缩写是什么？', ...accepted('PDCA') },
  { kind: 'numeric', text: '一班 480 分钟，节拍 2 分钟，产出多少件？', value: 240, tolerance: 0, isPercent: false },
  {
    kind: 'matching',
    text: '把颜色与含义配对。',
    left: textsOf('红色标识', '绿色标识'),
    right: textsOf('禁止', '安全'),
    pairs: { k1: 'k1', k2: 'k2' },
    rule: 'share',
  },
  { kind: 'ordering', text: '按先后排列。', items: textsOf('断电', '挂牌', '检修'), rule: 'all' },
  {
    kind: 'stem',
    text: '一批零件有两处划伤。',
    parts: [
      { id: 'k1', weight: 1, question: { kind: 'trueFalse', text: '可以直接出货。', isTrue: false, penalty: 0 } },
      { id: 'k2', weight: 1, question: { kind: 'short', text: '应挂什么颜色的标签？', ...accepted('红色') } },
    ],
  },
  { kind: 'essay', text: '谈谈一次改善。', rubric: '' },
] as const satisfies readonly ExamQuestion[];

/** Calls of whoever is signed in on a page. */
const writerOn =
  (page: Page) =>
  <E extends Endpoint>({ path }: E, input: InputOf<E>) =>
    callAs<OutputOf<E>>(page, {
      method: 'POST',
      path: path.replace(':id', String(new Map(Object.entries(input ?? {})).get('id'))),
      body: input ?? {},
    });

type PaperQuestion = { readonly questionId: string; readonly version: number; readonly points: number };

type Settings = InputOf<typeof createExam>['settings'];
type PaperInput = {
  readonly name: string;
  readonly questions: readonly PaperQuestion[];
  readonly settings?: Partial<Settings>;
};

/** An exam of those questions in their order, open to everybody, made by whoever is signed in on a page. */
export async function publishPaper(page: Page, { name, questions, settings: over }: PaperInput): Promise<string> {
  const write = writerOn(page);
  const audience = { isEveryone: true, organizationIds: [], memberIds: [], joinedSince: null };
  const paper = { kind: 'fixed' as const, questions: [...questions] };
  const settings = { ...examBeginning, showsAnswers: true, ...over };
  const exam = await write(createExam, { name, introduction: '', audience, settings, paper });
  await write(publishExam, exam);
  return exam.id;
}

/** A question that is right or wrong, in a category of its own. */
export async function writeQuestion(page: Page, name: string): Promise<{ questionId: string }> {
  const write = writerOn(page);
  const { id: categoryId } = await write(createBankCategory, { parentId: null, name });
  const fields = { categoryId, difficulty: 1, question: everyKind[2], explanation: '' } as const;
  const { id } = await write(createBankQuestion, { ...fields, tags: [] });
  return { questionId: id };
}

/** An exam of everybody with those questions in their order, made by whoever is signed in on a page. */
export async function publishEveryKind(page: Page, name: string): Promise<string> {
  const write = writerOn(page);
  const { id: categoryId } = await write(createBankCategory, { parentId: null, name });
  const questions: PaperQuestion[] = [];
  for (const question of everyKind) {
    const { id } = await write(createBankQuestion, { categoryId, difficulty: 1, tags: [], question, explanation: '' });
    questions.push({ questionId: id, version: 1, points: 1 });
  }
  return publishPaper(page, { name, questions });
}

type BankPaper = { readonly name: string; readonly words: readonly string[]; readonly settings?: Partial<Settings> };

/** An exam of questions the seeded bank has, found by words of theirs. */
export async function publishFromBank(page: Page, { name, words, settings = {} }: BankPaper): Promise<string> {
  const questions: PaperQuestion[] = [];
  for (const search of words) {
    const path = `${listBankQuestions.path}?${new URLSearchParams({ search, page: '1', pageSize: '10' })}`;
    const { items } = await callAs<OutputOf<typeof listBankQuestions>>(page, { method: 'GET', path });
    questions.push({ questionId: items[0]?.id ?? '', version: 1, points: 1 });
  }
  return publishPaper(page, { name, questions, settings });
}
