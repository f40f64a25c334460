import { QuestionKind, questionFilesMax, questionPicturesMax } from '@shuyuan/contract/community/questions';
import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../../../platform/context.ts';
import { claimFile, releaseFiles } from '../../../files/index.ts';
import { refuseSensitive } from '../../../system/index.ts';
import { listWanted, type WantedFile } from './question-files.store.ts';

/** Of what was published and of drafts alike: publishing hands them from the one to the other. */
export const questionPurpose = 'question';

export type WantedFiles = {
  readonly kind: QuestionKind;
  readonly coverFileId?: string | undefined;
  readonly fileIds: readonly string[];
  /** The ends of the addresses of the pictures in the text. */
  readonly pictures: readonly string[];
};
/** What they shall belong to: something published, or a draft. */
type Subject = { readonly subjectId: string };
export type ClaimedFiles = {
  readonly coverFileId: string | null;
  readonly fileIds: readonly string[];
  readonly pictureIds: readonly string[];
  /** Of the films and documents, as readers see them. */
  readonly names: readonly string[];
};

const documents: readonly FileKind[] = ['document', 'book', 'archive', 'audio', 'picture'];
const kindsOf: Readonly<Record<QuestionKind, readonly FileKind[]>> = {
  [QuestionKind.ask]: [],
  [QuestionKind.article]: [],
  [QuestionKind.video]: ['video'],
  [QuestionKind.file]: documents,
};

/**
 * Whose it may become: a fresh one of the caller's, one of a draft of theirs, or one it has already, whoever brought it.
 * Of any draft: what was begun in one voice may be kept and published in another.
 */
function sourceOf({ actor }: Context, { subjectId }: Subject, file: WantedFile) {
  const isQuestions = file.purpose === questionPurpose;
  if (isQuestions && file.subjectId === subjectId) return 'own' as const;
  if (file.ownerId !== actor.id) return null;
  if (file.purpose === 'draft') return 'fresh' as const;
  return isQuestions && file.isOfOwnDraft ? ('draft' as const) : null;
}

/** Every file named is the caller's to use and of a kind that goes there, or nothing is written. */
export async function claimQuestionFiles(tx: Tx, ctx: Context, wish: WantedFiles & Subject): Promise<ClaimedFiles> {
  const { kind, coverFileId = null, pictures, subjectId } = wish;
  const { tenantId } = ctx.actor;
  const fileIds = [...new Set(wish.fileIds)];
  demand(fileIds.length <= questionFilesMax[kind] && pictures.length <= questionPicturesMax, 'request.invalid');
  const ids = coverFileId === null ? fileIds : [...fileIds, coverFileId];
  const found = await listWanted(tx, { tenantId, memberId: ctx.actor.id, ids, paths: pictures });
  const byId = new Map(found.map((file) => [file.id, file]));
  const byPath = new Map(found.map((file) => [file.path, file]));
  const isOf = (file: WantedFile | undefined, kinds: readonly FileKind[]) => file && kinds.includes(file.kind);
  demand(
    fileIds.every((id) => isOf(byId.get(id), kindsOf[kind])),
    'question.unknown-file',
  );
  demand(coverFileId === null || isOf(byId.get(coverFileId), ['picture']), 'question.unknown-file');
  demand(
    pictures.every((path) => isOf(byPath.get(path), ['picture'])),
    'question.unknown-file',
  );
  for (const file of found) {
    const source = sourceOf(ctx, wish, file);
    demand(source, 'question.unknown-file');
    if (source === 'own') continue;
    const from = source === 'draft' && file.subjectId !== null ? { fromSubjectId: file.subjectId } : {};
    await claimFile(tx, ctx, { fileId: file.id, purpose: questionPurpose, subjectId, ...from });
  }
  const inText = pictures.flatMap((path) => byPath.get(path)?.id ?? []);
  // A picture may be both what it is about and in its text; it is kept once.
  const pictureIds = inText.filter((id) => !fileIds.includes(id));
  return { coverFileId, fileIds, pictureIds, names: fileIds.flatMap((id) => byId.get(id)?.name ?? []) };
}

/** D-127: the same where others will read it: what a film or a document is called is judged like a title. */
export async function claimToPublish(tx: Tx, ctx: Context, wish: WantedFiles & Subject): Promise<ClaimedFiles> {
  const claimed = await claimQuestionFiles(tx, ctx, wish);
  await refuseSensitive(ctx, claimed.names);
  return claimed;
}

/** What it no longer shows goes; the keys are for the caller to remove after commit. */
export const releaseQuestionFiles = (
  tx: Tx,
  { tenantId, subjectId }: { readonly tenantId: string; readonly subjectId: string },
  keep?: ClaimedFiles,
): Promise<string[]> =>
  releaseFiles(
    tx,
    { tenantId, subjectId, purpose: questionPurpose },
    keep ? [...keep.fileIds, ...keep.pictureIds, ...(keep.coverFileId === null ? [] : [keep.coverFileId])] : [],
  );
