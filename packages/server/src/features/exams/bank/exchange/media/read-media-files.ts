import { buffer } from 'node:stream/consumers';
import { exchangeLimits } from '@shuyuan/contract/exams/bank/exchange/exchange-formats';
import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { isReadableByOthers } from '@shuyuan/contract/files/cleaning';
import type { Context } from '../../../../../platform/context.ts';
import { findFiles } from '../../../../files/index.ts';

/** The bytes of files that are ready, until there are as many as one export holds. */
export async function readMediaFiles(
  ctx: Context,
  rows: readonly { readonly question: ExamQuestion }[],
): Promise<MediaFiles> {
  const ids = [...new Set(rows.flatMap(({ question }) => mediaOf(question).map(({ fileId }) => fileId)))];
  const found = await findFiles(ctx.read, ctx.actor.tenantId, ids);
  const files = new Map<string, MediaFile>();
  let room: number = exchangeLimits.fileBytes;
  for (const id of ids) {
    const file = found.get(id);
    if (!file || !isReadableByOthers(file.cleaning) || Number(file.size) > room) continue;
    room -= Number(file.size);
    const bytes = await buffer(await ctx.storage.read(file.storageKey));
    files.set(id, { ending: file.ending, base64: bytes.toString('base64') });
  }
  return files;
}

export const hasAllFiles = (question: ExamQuestion, files: MediaFiles): boolean =>
  mediaOf(question).every(({ fileId }) => files.has(fileId));

type MediaFile = { readonly ending: string; readonly base64: string };
/** By the id of the file. */
export type MediaFiles = ReadonlyMap<string, MediaFile>;
