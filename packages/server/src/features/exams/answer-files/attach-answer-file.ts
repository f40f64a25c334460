import { acceptedFilesOf, fileLimitsOf, fileQuestionOf } from '@shuyuan/contract/exams/bank/accepted-files';
import { bankLimits } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { uploadProblem } from '@shuyuan/contract/files/upload-rules';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { claimFile, findFile, updateFileName } from '../../files/index.ts';
import { findAttemptHere } from '../taking/check-address.ts';
import { lockAttempt } from '../taking/attempt.store.ts';
import { loadPaper } from '../taking/load-paper.ts';
import { answerFilePurpose, insertAnswerFile, listAnswerFiles } from './answer-file.store.ts';
import { viewAnswerFiles } from './view-answer-files.ts';

type Input = {
  readonly id: string;
  readonly ordinal: number;
  readonly partId: string | null;
  readonly fileId: string;
};

/** A taker may think again, and what was taken out of an answer stays until the attempt is long over. */
const maxAttached = 2 * bankLimits.files;

/** An attempt whose time is over has ended; while it is held it does not end: a file is either in time or refused. */
export async function attachAnswerFile(ctx: Context, { id, ordinal, partId, fileId }: Input) {
  const { tenantId, id: memberId } = ctx.actor;
  const now = ctx.now();
  const attempt = await findAttemptHere(ctx, id);
  const asked = (await loadPaper(ctx.read, attempt)).find((one) => one.ordinal === ordinal);
  const question = asked && fileQuestionOf(asked.question, partId);
  demand(question, 'request.not-found');
  await ctx.inTransaction(async (tx) => {
    const locked = await lockAttempt(tx, id);
    demand(locked && !locked.endedAt, 'exam.handed-in');
    const file = await findFile(tx, tenantId, fileId);
    demand(file?.ownerId === memberId, 'request.not-found');
    const attached = (await listAnswerFiles(tx, id)).filter((one) => one.ordinal === ordinal);
    if (attached.some((one) => one.fileId === fileId && one.partId === (partId ?? ''))) return;
    demand(file.purpose === 'draft', 'request.not-found');
    const problem = uploadProblem(fileLimitsOf(acceptedFilesOf(question)), {
      name: file.name,
      size: Number(file.size),
    });
    if (problem !== null) throw new AppError(problem);
    demand(attached.length < maxAttached, 'exam.too-many-files', { max: maxAttached });
    await claimFile(tx, ctx, { fileId, purpose: answerFilePurpose, subjectId: id });
    const createdAt = new Date(now);
    const row = { fileId, tenantId, attemptId: id, ordinal, partId: partId ?? '', name: file.name, createdAt };
    await insertAnswerFile(tx, row);
    await updateFileName(tx, fileId, `${ordinal + 1}-${attached.length + 1}.${file.ending}`);
  });
  const [view] = await viewAnswerFiles(ctx, id, { fileIds: new Set([fileId]), isNamed: true });
  demand(view, 'request.not-found');
  return view;
}
