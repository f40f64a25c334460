import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { dayMs, minuteMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import {
  annulAttempt,
  attachAnswerFile,
  createBankCategory,
  createBankQuestion,
  createExam,
  giveMark,
  handIn,
  logAttention,
  nextMarkingItem,
  openAttempt,
  publishExam,
  saveAnswers,
  startExam,
} from '../../features/exams/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { bringFile } from '../bring-file.ts';
import { pdfOf } from '../draw-documents.ts';
import { personAt } from '../person-at.ts';
import type { QuestionStory } from './bank/question-story.ts';
import { withMedia } from './bank/with-media.ts';
import { examStories } from './exam-stories.ts';

type Category = keyof typeof examStories;

const audience = everyone;

async function seedBank(author: Context): Promise<Bank> {
  const names = Object.keys(examStories) as Category[]; // Its keys are these.
  const bank: Bank = {
    // Every category has its entry before anything is looked up.
    categories: Object.fromEntries(names.map((name) => [name, ''])) as Bank['categories'],
    questions: Object.fromEntries(names.map((name) => [name, [] as string[]])) as Bank['questions'],
  };
  for (const name of names) {
    const stories: readonly QuestionStory[] = examStories[name];
    const { id: categoryId } = await createBankCategory(author, { parentId: null, name });
    bank.categories[name] = categoryId;
    for (const story of stories) {
      const { difficulty, explanation } = story;
      const question = await withMedia(author, story);
      const fields = { categoryId, tags: [name], difficulty, explanation, question };
      bank.questions[name].push((await createBankQuestion(author, fields)).id);
    }
  }
  return bank;
}

async function publish(author: Context, fields: Parameters<typeof createExam>[1]): Promise<string> {
  const { id, revision } = await createExam(author, fields);
  await publishExam(author, { id, revision });
  return id;
}

/** Open to everybody: safety and quality, drawn anew for each. */
const seedOpen = (author: Context, { categories }: Bank) =>
  publish(author, {
    name: '安全与质量上岗考试',
    introduction: '面向全体员工，闭卷。系统从题库抽题，每人一卷；两次机会取最近一次。',
    audience,
    settings: {
      ...examBeginning,
      hasCalculator: true,
      isCertification: true,
      closeTime: author.now() + 60 * dayMs,
      lengthMinutes: 30,
      maxAttempts: 2,
      isShuffled: true,
      areOptionsShuffled: true,
      showsAnswers: true,
      showsKey: true,
    },
    paper: {
      kind: 'drawn',
      rules: [
        { categoryId: categories.安全生产, difficulty: null, count: 6, points: 5 },
        { categoryId: categories.质量管理, difficulty: null, count: 4, points: 5 },
      ],
    },
  });

const answer = (ordinal: number, given: Parameters<typeof saveAnswers>[1]['answers'][number]['answer']) => ({
  ordinal,
  revision: 1,
  answer: given,
  isFlagged: false,
});

/** The file somebody hands in as an answer. */
const instruction = pdfOf([
  {
    title: '换型作业指导书',
    lines: ['1. 停机挂牌，确认断电。', '2. 机外预热模具至 60 °C。', '3. 更换模具，扭矩 45 N·m。', '4. 首件三件送检。'],
  },
]);

/** Somebody who handed in no file, and whose essay was read by its criteria. */
async function seedMarked(ctx: SystemContext, { id, questionId }: { id: string; questionId: string }): Promise<void> {
  const taker = await personAt(ctx, 'songqinghe', 4 * dayMs);
  const attempt = await startExam(taker, { id });
  const text = '本线每班清扫耗时 35 分钟，目标 20 分钟。把清扫工具挂到工位旁，并画出清扫路线；每天记录用时。';
  await handIn(taker, {
    id: attempt.id,
    answers: [answer(0, { kind: 'trueFalse', isTrue: true }), answer(4, { kind: 'essay', text })],
  });
  const marker = await personAt(ctx, 'shenruoxi', 3 * dayMs);
  const { item } = await nextMarkingItem(marker, { id, questionId, version: 1 });
  const chosen = { c1: 'l3', c2: 'l3', c3: 'l2', c4: 'l1' };
  const comments: Readonly<Record<string, string>> = {
    c3: '路线画出来了，谁在什么时候做还没写。',
    c4: '每天记录很好，请写明连续几天达标才算有效。',
  };
  const levels = Object.entries(chosen).map(([criterionId, levelId]) => ({
    partId: null,
    criterionId,
    levelId,
    comment: comments[criterionId] ?? '',
  }));
  await giveMark(marker, { id: item?.id ?? '', mark: null, levels, comment: '选题很实在，把验证补上就能立项。' });
}

/** With an essay and a file: one paper has its marks; another was handed in, with two moments noted beside it, and waits for whoever marks it. */
async function seedWaiting(ctx: SystemContext, author: Context, { questions }: Bank): Promise<void> {
  const [essay = ''] = questions.论述;
  const file = questions.论述[examStories.论述.findIndex(({ question }) => question.kind === 'file')] ?? '';
  const lean = questions.精益改善.slice(0, 4).map((questionId) => ({ questionId, version: 1, points: 5 }));
  const id = await publish(author, {
    name: '精益改善论述考试',
    introduction: '四道客观题、一道论述题，并提交一份作业指导书；后两题由学院批阅。',
    audience,
    settings: {
      ...examBeginning,
      lengthMinutes: 60,
      maxAttempts: 1,
      logsAttention: true,
      showsAnswers: true,
      showsKey: true,
    },
    paper: {
      kind: 'fixed',
      questions: [...lean, ...[essay, file].map((questionId) => ({ questionId, version: 1, points: 20 }))],
    },
  });
  await seedMarked(ctx, { id, questionId: essay });
  const taker = await personAt(ctx, 'hejingxing', 2 * dayMs);
  const attempt = await startExam(taker, { id });
  const text = '本班换型平均 42 分钟，目标 30 分钟。把模具预热移到机外，并做工具定置；连续两周记录换型时间来确认。';
  const fileId = await bringFile(taker, { name: '换型作业指导书.pdf', ending: 'pdf', bytes: instruction });
  await attachAnswerFile(taker, { id: attempt.id, ordinal: 5, partId: null, fileId });
  const answers = [
    answer(0, { kind: 'trueFalse', isTrue: true }),
    answer(1, { kind: 'trueFalse', isTrue: false }),
    answer(4, { kind: 'essay', text }),
    answer(5, { kind: 'file', fileIds: [fileId] }),
  ];
  const events = [
    { kind: 'left' as const, amount: 47 },
    { kind: 'pasted' as const, amount: 51 },
  ];
  await logAttention(taker, { id: attempt.id, events });
  await handIn(taker, { id: attempt.id, answers });
}

/** Enough people for statistics; the first of them knows everything. */
const endedTakers = [
  'linzhiyuan',
  'tanmuyang',
  'tangyuwei',
  'leishengnan',
  'ranyunfei',
  'songqinghe',
  'duyinuo',
  'mengxinlan',
  'xiaoyichen',
  'wenjiahe',
  'fangqiming',
  'baisuyin',
  'shixiaoman',
  'yuanjinghe',
  'amina',
  'pierre',
] as const;

const neededFor = [-9, 4, 7, 9, 0, 12];

/** Harder from question to question; the fifth is one those who know more get wrong, as with a wrong key. */
function isRightAt(taker: number, question: number): boolean {
  const knowledge = endedTakers.length - taker + (((taker * 7 + question * 5) % 5) - 2);
  if (taker === 0) return true;
  return question === 4 ? knowledge < 8 : knowledge >= (neededFor[question] ?? 0);
}

/** Over: taken last week, results can be seen. */
async function seedEnded(ctx: SystemContext, bank: Bank): Promise<void> {
  const author = await personAt(ctx, 'shenruoxi', 20 * dayMs);
  const questions = bank.questions.质量管理.slice(0, 6).map((questionId) => ({ questionId, version: 1, points: 10 }));
  const id = await publish(author, {
    name: '质量月知识竞赛',
    introduction: '质量月活动，成绩和答案在结束后公布。',
    audience,
    settings: {
      ...examBeginning,
      closeTime: author.now() + 10 * dayMs,
      lengthMinutes: 20,
      revealTime: 'closing',
      showsAnswers: true,
      showsKey: true,
    },
    paper: { kind: 'fixed', questions },
  });
  for (const [index, account] of endedTakers.entries()) {
    const taker = await personAt(ctx, account, 15 * dayMs - index * 10 * minuteMs);
    const attempt = await startExam(taker, { id });
    const tabId = `tab-of-${account}`;
    await openAttempt(taker, { id: attempt.id, tabId });
    const answers = [
      answer(0, { kind: 'trueFalse', isTrue: isRightAt(index, 0) }),
      answer(1, { kind: 'trueFalse', isTrue: !isRightAt(index, 1) }),
      ...[2, 3, 4, 5].map((ordinal) =>
        answer(ordinal, { kind: 'single', optionId: isRightAt(index, ordinal) ? 'p1' : 'p2' }),
      ),
    ];
    await saveAnswers(taker, { id: attempt.id, tabId, answers });
    await handIn(taker, { id: attempt.id, answers: [] });
  }
  await seedAnnulled(ctx, id);
}

/** One who handed in from the account of a colleague: the result counts no more. */
async function seedAnnulled(ctx: SystemContext, id: string): Promise<void> {
  const taker = await personAt(ctx, 'hejingxing', 12 * dayMs);
  const { id: attemptId } = await startExam(taker, { id });
  await handIn(taker, { id: attemptId, answers: [] });
  const author = await personAt(ctx, 'shenruoxi', 9 * dayMs);
  await annulAttempt(author, { id, attemptId, reason: '由同事代为作答，本人已确认。', givesRetake: false });
}

/** Not published: one of its rules asks for more than the bank has. */
const seedDraft = (author: Context, { categories }: Bank) =>
  createExam(author, {
    name: '班组长任职考试',
    introduction: '面向拟任班组长，覆盖安全与改善两部分。',
    audience,
    settings: { ...examBeginning, lengthMinutes: 45 },
    paper: {
      kind: 'drawn',
      rules: [
        { categoryId: categories.安全生产, difficulty: null, count: 8, points: 5 },
        { categoryId: categories.精益改善, difficulty: 5, count: 20, points: 3 },
      ],
    },
  });

/** A bank of questions about the company's work, and exams: open, waiting to be marked, over with statistics, and a draft. */
export async function seedExams(ctx: SystemContext): Promise<Bank> {
  const author = await personAt(ctx, 'shenruoxi', 21 * dayMs);
  const bank = await seedBank(author);
  await seedEnded(ctx, bank);
  await seedWaiting(ctx, await personAt(ctx, 'shenruoxi', 5 * dayMs), bank);
  await seedOpen(await personAt(ctx, 'shenruoxi', dayMs), bank);
  await seedDraft(await personAt(ctx, 'shenruoxi', dayMs / 2), bank);
  return bank;
}

export type Bank = { readonly categories: Record<Category, string>; readonly questions: Record<Category, string[]> };
