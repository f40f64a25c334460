import { AvatarKind, isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { claimFile, findFileByPath, releaseFiles, removeUnused } from '../files/index.ts';
import { updateFace } from './people.store.ts';

const storedPicture = /^\/files\/([\w-]{22,64})$/;

/** D-171: a preset, or a picture the caller brought; the one they had before is removed. */
export async function saveFace(ctx: Context, { path }: { readonly path: string }): Promise<{ portrait: string }> {
  const { tenantId, id } = ctx.actor;
  const [, filePath] = storedPicture.exec(path) ?? [];
  demand(filePath !== undefined || isDefaultAvatar(AvatarKind.user, path), 'picture.not-yours');
  const subject = { tenantId, purpose: 'avatar', subjectId: id };
  const unused = await ctx.inTransaction(async (tx) => {
    const file = filePath === undefined ? null : await findFileByPath(tx, tenantId, filePath);
    if (filePath !== undefined) {
      demand(file?.ownerId === id && file.kind === 'picture', 'picture.not-yours');
      demand(file.purpose === 'draft' || file.subjectId === id, 'picture.not-yours');
      await claimFile(tx, ctx, { fileId: file.id, purpose: 'avatar', subjectId: id });
    }
    await updateFace(tx, id, path);
    return releaseFiles(tx, subject, file ? [file.id] : []);
  });
  await removeUnused(ctx, unused);
  return { portrait: path };
}
