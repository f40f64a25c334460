import { demand } from '@shuyuan/contract/kernel/app-error';
import { type UploadRule, uploadRules } from '@shuyuan/contract/files/upload-rules';
import type { Context, Tx } from '../../../platform/context.ts';
import { claimFile, releaseFiles } from '../../files/index.ts';
import type { LiveRow } from '../live.store.ts';
import { setCover } from './manage.store.ts';

type Input = { readonly cover?: string | undefined; readonly isCoverRemoved?: boolean | undefined };

export const coverPurpose = 'live-cover';
const rule: UploadRule = uploadRules.liveCover;

/** LIVE-FORM-19: the picture a form brings, or none. What lies in storage for the one before is for the caller to remove. */
export async function saveCover(
  tx: Tx,
  ctx: Context,
  { live, cover, isCoverRemoved = false }: Input & { readonly live: Pick<LiveRow, 'id' | 'tenantId' | 'coverFileId'> },
): Promise<string[]> {
  const subject = { tenantId: live.tenantId, purpose: coverPurpose, subjectId: live.id };
  if (cover === undefined || cover === live.coverFileId) {
    if (cover !== undefined || !isCoverRemoved) return [];
    await setCover(tx, live.id, null);
    return releaseFiles(tx, subject);
  }
  const file = await claimFile(tx, ctx, { fileId: cover, purpose: coverPurpose, subjectId: live.id });
  const isCover = file.kind === 'picture' && rule.endings.includes(file.ending) && Number(file.size) <= rule.maxBytes;
  demand(isCover, 'live.not-a-picture', { field: 'cover' });
  await setCover(tx, live.id, file.id);
  return releaseFiles(tx, subject, [file.id]);
}
