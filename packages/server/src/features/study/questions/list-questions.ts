import {
  type QuestionTry,
  rightAnswerOf,
  type SectionQuestion,
  triesLeftAfter,
} from '@shuyuan/contract/study/questions/section-question';
import type { Context } from '../../../platform/context.ts';
import { listTries } from './question.store.ts';

type SectionQuery = {
  readonly questions: readonly SectionQuestion[];
  readonly runId: string | undefined;
  readonly sectionKey: string;
};

/** The questions of a section, with what the run has answered. */
export async function listQuestions(ctx: Context, { questions, runId, sectionKey }: SectionQuery) {
  if (questions.length === 0) return [];
  const tries = runId === undefined ? [] : await listTries(ctx.read, { runId, sectionKey });
  return questions.map((question) =>
    toQuestionOut(
      question,
      tries.filter(({ questionKey }) => questionKey === question.id),
    ),
  );
}

/** A question as learners see it: of the key only what their answers have earned. */
export function toQuestionOut({ question, ...asked }: SectionQuestion, tries: readonly QuestionTry[]) {
  const triesLeft = triesLeftAfter(tries);
  return {
    id: asked.id,
    second: asked.second,
    isRequired: asked.isRequired,
    kind: question.kind,
    text: question.text,
    options: question.kind === 'trueFalse' ? [] : [...question.options],
    tries: tries.map(({ answer, isRight }) => ({ answer, isRight })),
    triesLeft,
    explanation: tries.length === 0 ? null : asked.explanation,
    right: triesLeft === 0 ? rightAnswerOf(question) : null,
  };
}
