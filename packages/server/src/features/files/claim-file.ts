import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../platform/context.ts';
import { type FileRow, findFile, lockFilesOf, updatePurpose, updateToDrafts } from './files.store.ts';
import { removeRow } from './remove-file.ts';

type Claim = {
  readonly fileId: string;
  readonly purpose: string;
  readonly subjectId: string;
  /** What it was part of and is no longer, as the feature that owns both has judged; else it is a draft. */
  readonly fromSubjectId?: string;
};

/**
 * The caller's draft becomes part of something a feature owns, which decides from then on who may read it. Claimed
 * again for the same thing it stays as it is: a form may be saved twice.
 */
export async function claimFile(
  tx: Tx,
  { actor }: Pick<Context, 'actor'>,
  { fileId, purpose, subjectId, fromSubjectId }: Claim,
): Promise<FileRow> {
  const own = { tenantId: actor.tenantId, ownerId: actor.id, id: fileId };
  const from = fromSubjectId === undefined ? { purpose: 'draft' } : { purpose, subjectId: fromSubjectId };
  const claimed = await updatePurpose(tx, own, { from, purpose, subjectId });
  if (claimed) return claimed;
  const file = await findFile(tx, actor.tenantId, fileId);
  demand(file?.ownerId === actor.id && file.purpose === purpose && file.subjectId === subjectId, 'request.not-found');
  return file;
}

type Subject = { readonly tenantId: string; readonly purpose: string; readonly subjectId: string };

/**
 * What a subject had and no longer has is removed; `keep` names files that stay. The caller hands the keys to
 * `ctx.storage.remove` once the transaction is committed.
 */
export async function releaseFiles(tx: Tx, subject: Subject, keep: readonly string[] = []): Promise<string[]> {
  const keys: string[] = [];
  for (const file of await lockFilesOf(tx, subject)) {
    if (!keep.includes(file.id)) keys.push(...(await removeRow(tx, file)));
  }
  return keys;
}

/** Files a feature has claimed and does not need are drafts of their owners again, and go when nobody claims them. */
export const returnToDrafts = (tx: Tx, ids: readonly string[]): Promise<void> => updateToDrafts(tx, ids);
