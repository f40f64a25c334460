import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { mapMedia } from '@shuyuan/contract/exams/bank/map-media';
import { mediaOf, type QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { uploadProblem, uploadRules } from '@shuyuan/contract/files/upload-rules';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { claimFile, type FileRow, findFile, updateFileName } from '../../../files/index.ts';
import { mediaPurpose } from './question-media.store.ts';

type QuestionFile = QuestionMedia & { readonly questionId: string };
type Input = { readonly questionId: string; readonly question: ExamQuestion };

/** A draft of the caller becomes a file of the question; one that is of the question already stays. Its own name could tell the answer. */
async function claimOne(tx: Tx, ctx: Context, { questionId, fileId, kind }: QuestionFile): Promise<FileRow> {
  const file = await findFile(tx, ctx.actor.tenantId, fileId);
  demand(file, 'exam.unknown-media');
  if (file.kind !== kind) throw new AppError('upload.wrong-type');
  if (file.purpose === mediaPurpose && file.subjectId === questionId) return file;
  demand(file.purpose === 'draft' && file.ownerId === ctx.actor.id, 'exam.unknown-media');
  const problem = uploadProblem(uploadRules.examQuestion, { name: file.name, size: Number(file.size) });
  if (problem !== null) throw new AppError(problem);
  await claimFile(tx, ctx, { fileId, purpose: mediaPurpose, subjectId: questionId });
  await updateFileName(tx, fileId, `${kind}.${file.ending}`);
  return file;
}

/** The question with its files: those an author has uploaded for it, and those an earlier version has. */
export async function claimMedia(tx: Tx, ctx: Context, { questionId, question }: Input): Promise<ExamQuestion> {
  const media = mediaOf(question);
  if (media.length === 0) return question;
  const files = new Map<string, FileRow>();
  for (const one of media) files.set(one.fileId, await claimOne(tx, ctx, { questionId, ...one }));
  const filled = (one: QuestionMedia): QuestionMedia => {
    const file = files.get(one.fileId);
    demand(file, 'exam.unknown-media');
    return { ...one, path: `/files/${file.path}`, width: file.width, height: file.height };
  };
  return mapMedia(question, filled);
}
