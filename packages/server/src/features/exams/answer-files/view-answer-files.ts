import { filePartsOf } from '@shuyuan/contract/exams/bank/accepted-files';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import type { ExamAnswer } from '@shuyuan/contract/exams/marking/exam-answer';
import type { Context } from '../../../platform/context.ts';
import { findFiles, toFileOut } from '../../files/index.ts';
import { listAnswers } from '../taking/answer.store.ts';
import { listAnswerFiles } from './answer-file.store.ts';

type Options = {
  /** Left out: all of the attempt. */
  readonly fileIds?: ReadonlySet<string>;
  /** As their taker calls them; to everybody else they are numbers. */
  readonly isNamed: boolean;
};

/** Files of an attempt, in the order they came. */
export async function viewAnswerFiles(
  { read, actor }: Pick<Context, 'read' | 'actor'>,
  attemptId: string,
  { fileIds, isNamed }: Options,
) {
  if (fileIds?.size === 0) return [];
  const rows = (await listAnswerFiles(read, attemptId)).filter(({ fileId }) => fileIds?.has(fileId) ?? true);
  if (rows.length === 0) return [];
  const ids = rows.map(({ fileId }) => fileId);
  const files = await findFiles(read, actor.tenantId, ids);
  return rows.flatMap(({ fileId, ordinal, partId, name }) => {
    const file = files.get(fileId);
    if (!file) return [];
    return [{ ...toFileOut(file), ...(isNamed && { name }), ordinal, partId: partId === '' ? null : partId }];
  });
}

/** The answers of a taker. Files are looked for where the paper can ask for some, or nobody knows what it asks. */
export async function listAnswersAndFiles(
  ctx: Context,
  attemptId: string,
  asked: readonly { readonly question: ExamQuestion }[] = [],
) {
  const canAsk = asked.length === 0 || asked.some(({ question }) => filePartsOf(question).length > 0);
  const [answers, files] = await Promise.all([
    listAnswers(ctx.read, attemptId),
    canAsk ? viewAnswerFiles(ctx, attemptId, { isNamed: true }) : [],
  ]);
  return { answers, files };
}

/** The files an answer names, also in its parts. */
export function filesNamedIn(answer: ExamAnswer | null): ReadonlySet<string> {
  const parts = answer?.kind === 'stem' ? Object.values(answer.parts) : [answer];
  return new Set(parts.flatMap((part) => (part?.kind === 'file' ? part.fileIds : [])));
}
