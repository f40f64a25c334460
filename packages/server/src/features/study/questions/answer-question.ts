import type { ChoiceAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import { demand } from '@shuyuan/contract/kernel/app-error';
import {
  isAnswerTo,
  isRightAnswer,
  type SectionQuestion,
  triesLeftAfter,
} from '@shuyuan/contract/study/questions/section-question';
import type { Context, Tx } from '../../../platform/context.ts';
import { findContent } from '../courses/lesson.store.ts';
import { demandUnlocked, type Lessons, openLessons } from '../courses/lessons.ts';
import { countOut } from '../play/count-out.ts';
import { finishWhereDone } from '../play/finish-where-done.ts';
import { lockPlay } from '../play/play.store.ts';
import { lockOpenRun } from '../runs/run.store.ts';
import { toQuestionOut } from './list-questions.ts';
import { insertAnswer, listTries, type TryRow } from './question.store.ts';

type AnswerInput = {
  readonly courseId: string;
  readonly sectionKey: string;
  readonly questionKey: string;
  readonly tryNumber: number;
  readonly answer: ChoiceAnswer;
  readonly isPreview: boolean;
};
type OpenQuestion = Lessons & { readonly question: SectionQuestion };

/** A question of a section the caller has open: of the version their run pins, or of the draft in a preview. */
async function openQuestion(ctx: Context, input: AnswerInput): Promise<OpenQuestion> {
  const opened = await openLessons(ctx, { id: input.courseId, isPreview: input.isPreview });
  demandUnlocked(opened, input.sectionKey);
  const content = await findContent(ctx.read, opened.versionId, input.sectionKey);
  const question = content?.questions.find(({ id }) => id === input.questionKey);
  demand(question, 'request.not-found');
  demand(isAnswerTo(question.question, input.answer), 'request.invalid');
  return { ...opened, question };
}

/** Writes the try where it is the next one; the same try again leaves everything as it is. */
async function addTry(tx: Tx, ctx: Context, { asked, input, runId }: Answering): Promise<readonly TryRow[]> {
  const { courseId, sectionKey, questionKey, tryNumber, answer } = input;
  const { tenantId, id: memberId } = ctx.actor;
  const given = await listTries(tx, { runId, sectionKey });
  const tries = given.filter((one) => one.questionKey === questionKey);
  if (tryNumber <= tries.length) return tries;
  demand(tryNumber === tries.length + 1 && triesLeftAfter(tries) > 0, 'course.question-answered');
  const row = { questionKey, answer, isRight: isRightAnswer(asked.question.question, answer) };
  const owner = { tenantId, memberId, courseId, versionId: asked.versionId, runId, sectionKey };
  await insertAnswer(tx, { ...owner, ...row, tryNumber, answeredAt: new Date(ctx.now()) });
  return [...tries, row];
}

type Answering = { readonly asked: OpenQuestion; readonly input: AnswerInput; readonly runId: string };

/** The answer to a question at a second of a film, marked by the server. In a preview nothing is written (D-182). */
export async function answerQuestion(ctx: Context, input: AnswerInput) {
  const asked = await openQuestion(ctx, input);
  const { question, run } = asked;
  const { answer } = input;
  if (input.isPreview) {
    // Nothing is written, so what was tried before is known by its number alone.
    const tried = { answer, isRight: isRightAnswer(question.question, answer) };
    return {
      question: toQuestionOut(
        question,
        Array.from({ length: input.tryNumber }, () => tried),
      ),
      count: null,
    };
  }
  demand(run, 'course.not-begun');
  const learner = { courseId: input.courseId, memberId: ctx.actor.id };
  return ctx.inTransaction(async (tx) => {
    // Play before run, as a report locks them: of a report and an answer at once, the later one finishes the section.
    await lockPlay(tx, ctx.actor.id);
    const open = await lockOpenRun(tx, learner);
    demand(open?.id === run.id, 'course.not-begun');
    const tries = await addTry(tx, ctx, { asked, input, runId: run.id });
    const section = await finishWhereDone(tx, ctx, { runId: run.id, sectionKey: input.sectionKey });
    demand(section, 'request.not-found');
    return { question: toQuestionOut(question, tries), count: countOut(section) };
  });
}
