import type { ExamQuestion } from '@shuyuan/contract/exams/bank/exam-question-kinds';
import { mapMedia } from '@shuyuan/contract/exams/bank/map-media';
import { mediaOf } from '@shuyuan/contract/exams/bank/question-media';
import { isCleaned } from '@shuyuan/contract/files/cleaning';
import { typeOf } from '@shuyuan/contract/files/file-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../../platform/context.ts';
import { newStorageKey, type readQuotas, storeFile } from '../../../../files/index.ts';
import { mediaPurpose } from '../../media/question-media.store.ts';
import type { JudgedFile } from './media-judge.ts';

type Quotas = Awaited<ReturnType<typeof readQuotas>>;
type NumberedQuestion = { readonly id: string; readonly question: ExamQuestion };
type Judged = ReadonlyMap<string, JudgedFile>;

/** Where the bytes lie: by the question, and then by the key of the file. */
export type StoredMedia = ReadonlyMap<string, ReadonlyMap<string, string>>;

const idsOf = (question: ExamQuestion): string[] => [...new Set(mediaOf(question).map(({ fileId }) => fileId))];

/** A place for each file of each question: a file belongs to one question, as those its author uploads do. */
export const placeMedia = (tenantId: string, questions: readonly NumberedQuestion[]): StoredMedia =>
  new Map(
    questions.map(({ id, question }) => [
      id,
      new Map(idsOf(question).map((fileId) => [fileId, newStorageKey(tenantId)])),
    ]),
  );

export const keysOf = (places: StoredMedia): string[] => [...places.values()].flatMap((keys) => [...keys.values()]);

const putAtOnce = 8;

/** The bytes of all files. Before the transaction, which must not wait for a storage. */
export async function putMedia({ storage }: Context, places: StoredMedia, files: Judged): Promise<void> {
  const all = [...places.values()].flatMap((keys) => [...keys]);
  for (let at = 0; at < all.length; at += putAtOnce)
    await Promise.all(
      all.slice(at, at + putAtOnce).map(async ([fileId, key]) => {
        const file = files.get(fileId);
        if (file) await storage.put(key, file.bytes, { type: typeOf(file.ending).type, size: file.bytes.length });
      }),
    );
}

type Input = NumberedQuestion & { readonly places: StoredMedia; readonly files: Judged; readonly quotas: Quotas };

/**
 * The question with its files, as if its author had uploaded them: within the quotas, cleaned before anybody else reads them,
 * and under names that say nothing.
 */
export async function storeMedia(
  tx: Tx,
  ctx: Context,
  { id, question, places, files, quotas }: Input,
): Promise<ExamQuestion> {
  const { tenantId, id: ownerId } = ctx.actor;
  const stored = new Map<string, { readonly fileId: string; readonly path: string }>();
  for (const [key, storageKey] of places.get(id) ?? []) {
    const file = files.get(key);
    demand(file, 'exam.unknown-media');
    const { ending, bytes, sha256, size: picture } = file;
    const { kind } = typeOf(ending);
    const row = await storeFile(tx, {
      tenantId,
      ownerId,
      purpose: mediaPurpose,
      subjectId: id,
      name: `${kind}.${ending}`,
      ending,
      size: bytes.length,
      sha256,
      storageKey,
      picture,
      quotas,
      now: ctx.now(),
      isConversionWanted: false,
      isToBeCleaned: isCleaned(kind, false),
    });
    stored.set(key, { fileId: row.id, path: `/files/${row.path}` });
  }
  return mapMedia(question, (media) => {
    const file = stored.get(media.fileId);
    demand(file, 'exam.unknown-media');
    const { width = null, height = null } = files.get(media.fileId)?.size ?? {};
    return { ...media, ...file, width, height };
  });
}
