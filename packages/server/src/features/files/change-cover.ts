import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../platform/context.ts';
import { claimFile, releaseFiles } from './claim-file.ts';
import { findFile } from './files.store.ts';

type CoverChange = {
  readonly purpose: string;
  /** The course, subject or other thing it is the cover of. */
  readonly subjectId: string;
  readonly fileId: string | null;
  readonly current: string | null;
};

/** A picture of the caller's own becomes the cover; the one before goes. The keys are removed from storage after commit. */
export async function changeCover(tx: Tx, ctx: Context, change: CoverChange): Promise<string[]> {
  const { purpose, subjectId, fileId, current } = change;
  const { tenantId, id: memberId } = ctx.actor;
  if (fileId === current) return [];
  if (fileId !== null) {
    const file = await findFile(tx, tenantId, fileId);
    const isOwnDraft = file?.purpose === 'draft' && file.ownerId === memberId && file.kind === 'picture';
    demand(isOwnDraft, 'picture.not-yours');
    await claimFile(tx, ctx, { fileId, purpose, subjectId });
  }
  return releaseFiles(tx, { tenantId, purpose, subjectId }, fileId === null ? [] : [fileId]);
}
