import { randomUUID } from 'node:crypto';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { examBeginning } from '@shuyuan/contract/exams/papers/exam-settings';
import { realAnswerOf, type TakerQuestion } from '@shuyuan/contract/exams/taking/taker-question';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { everyone } from '@shuyuan/contract/study/courses/course-audience';
import { createExam, handIn, publishExam, setCategoryPractice, startExam } from '../../features/exams/index.ts';
import {
  answerCard,
  cardQueryOf,
  choosePracticeBanks,
  findOpenCard,
  orderOf,
  readNextCard,
} from '../../features/practice/index.ts';
import type { Context, SystemContext } from '../../platform/context.ts';
import { personAt } from '../person-at.ts';
import type { Bank } from './seed-exams.ts';

const learner = 'linzhiyuan';
const zone = { timeZone: 'Asia/Shanghai' };

/** A short exam that is over: two of its five answers were wrong. */
async function seedQuiz(ctx: SystemContext, { questions }: Bank): Promise<void> {
  const author = await personAt(ctx, 'shenruoxi', 14 * dayMs);
  const asked = questions.信息安全.slice(0, 5).map((questionId) => ({ questionId, version: 1, points: 20 }));
  const { id, revision } = await createExam(author, {
    name: '信息安全小测',
    introduction: '五道题，交卷后即可看到答案。',
    audience: everyone,
    settings: {
      ...examBeginning,
      closeTime: author.now() + 4 * dayMs,
      lengthMinutes: 15,
      showsAnswers: true,
      showsKey: true,
    },
    paper: { kind: 'fixed', questions: asked },
  });
  await publishExam(author, { id, revision });
  const taker = await personAt(ctx, learner, 12 * dayMs);
  const { id: attemptId } = await startExam(taker, { id });
  const given: readonly ExamAnswer[] = [
    { kind: 'trueFalse', isTrue: false },
    { kind: 'trueFalse', isTrue: true },
    { kind: 'trueFalse', isTrue: false },
    { kind: 'single', optionId: 'p1' },
    { kind: 'single', optionId: 'p2' },
  ];
  const answers = given.map((answer, ordinal) => ({ ordinal, revision: 1, answer, isFlagged: false }));
  await handIn(taker, { id: attemptId, answers });
}

const choicesOf = (question: TakerQuestion): readonly ExamAnswer[] => {
  if (question.kind === 'trueFalse') return [true, false].map((isTrue) => ({ kind: 'trueFalse', isTrue }));
  if (question.kind === 'single') return question.options.map(({ id }) => ({ kind: 'single', optionId: id }));
  return [];
};

/** The right choice as it is shown; null where a card is not answered by choosing. */
async function rightChoice(ctx: Context, card: NonNullable<Awaited<ReturnType<typeof readNextCard>>['card']>) {
  const row = await findOpenCard(ctx.read, await cardQueryOf(ctx, zone), card.id);
  const isRight = (answer: ExamAnswer): boolean => {
    const real = row && realAnswerOf(row.question, orderOf(row), answer);
    if (real?.kind === 'trueFalse') return row?.question.kind === 'trueFalse' && real.isTrue === row.question.isTrue;
    return real?.kind === 'single' && row?.question.kind === 'single' && real.optionId === row.question.rightId;
  };
  return choicesOf(card.question).find(isRight) ?? null;
}

/** Some cards of one day, most of them known. */
async function practiseDay(ctx: SystemContext, daysAgo: number): Promise<void> {
  const person = await personAt(ctx, learner, daysAgo * dayMs);
  for (let count = 0; count < 4; count += 1) {
    const { card } = await readNextCard(person, zone);
    if (!card) return;
    const answer = count === 3 ? null : await rightChoice(person, card);
    await answerCard(person, { id: card.id, round: card.round, answerId: randomUUID(), answer, ...zone });
  }
}

const streakDays = 6;

/** Banks that are open for practice, and a learner who has practised for a week and has cards due today. */
export async function seedPractice(ctx: SystemContext, bank: Bank): Promise<void> {
  await seedQuiz(ctx, bank);
  const author = await personAt(ctx, 'shenruoxi', 13 * dayMs);
  for (const name of ['信息安全', '公司与制度', '设备与工艺'] as const)
    await setCategoryPractice(author, { id: bank.categories[name], isOpen: true });
  const person = await personAt(ctx, learner, (streakDays + 1) * dayMs);
  await choosePracticeBanks(person, { categoryIds: [bank.categories.信息安全, bank.categories.公司与制度] });
  for (let daysAgo = streakDays; daysAgo > 0; daysAgo -= 1) await practiseDay(ctx, daysAgo);
}
