import { isReadableByOthers, isWithheld } from '@shuyuan/contract/files/cleaning';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { toOwnFileOut } from '../file-out.ts';
import { type FileRow, findFile } from '../files.store.ts';
import type { FileOwner } from '../serve/file-owners.ts';
import { findPosition, upsertPosition } from './position.store.ts';
import { sealToken, tokenSeconds } from './stream-token.ts';

/** What browsers play without anything being made of it first. */
const playedAsIs = new Set<string>(['mp4', 'webm', 'mov']);

type Preview = {
  readonly previewPath: string | null;
  readonly previewType: 'picture' | 'pdf' | 'video' | 'hls' | 'audio' | 'book' | null;
};

const nothing: Preview = { previewPath: null, previewType: null };

/** What a page shows of a file, as far as there is something. */
function previewOf({ kind, ending, conversion, path: name }: FileRow): Preview {
  const path = `/files/${name}`;
  const isReady = conversion === 'ready';
  if (kind === 'picture' || kind === 'audio' || kind === 'book') return { previewPath: path, previewType: kind };
  if (kind === 'document') {
    if (ending === 'pdf') return { previewPath: path, previewType: 'pdf' };
    return isReady ? { previewPath: `${path}/pdf`, previewType: 'pdf' } : nothing;
  }
  if (kind !== 'video') return nothing;
  if (isReady) return { previewPath: `${path}/hls/index.m3u8`, previewType: 'hls' };
  return playedAsIs.has(ending) ? { previewPath: path, previewType: 'video' } : nothing;
}

export type FilePreviews = ReturnType<typeof previewsFor>;

/** The calls about one file, for whoever its owner lets read it. Others hear that there is none. */
export function previewsFor(owners: readonly FileOwner[]) {
  async function opened(ctx: Context, fileId: string) {
    const file = await findFile(ctx.read, ctx.actor.tenantId, fileId);
    const owner = file && owners.find(({ purpose }) => purpose === file.purpose);
    demand(file && owner, 'request.not-found');
    const asSystem = { ...ctx, actor: null };
    demand(owner.isPublic || (await owner.mayRead(asSystem, ctx.actor, file)), 'request.not-found');
    return { file, owner, asSystem };
  }

  const readable = async (ctx: Context, fileId: string): Promise<FileRow> => (await opened(ctx, fileId)).file;

  const placeOf = ({ actor }: Context, fileId: string) => ({ tenantId: actor.tenantId, memberId: actor.id, fileId });

  return {
    readPreview: async (ctx: Context, { fileId }: { readonly fileId: string }) => {
      const { file, owner, asSystem } = await opened(ctx, fileId);
      const position = await findPosition(ctx.read, placeOf(ctx, fileId));
      // Not clean yet, it is about to be made ready for everybody but its owner; withheld, it never is.
      const isHeld = file.ownerId !== ctx.actor.id && !isReadableByOthers(file.cleaning);
      const conversion = isWithheld(file.cleaning) ? 'failed' : 'waiting';
      // Others learn that there is nothing to see, not what stands in it.
      if (isHeld)
        return {
          ...toOwnFileOut({ ...file, conversion }),
          isWithheld: false,
          ...nothing,
          position,
          canDownload: false,
        };
      const canDownload = (await owner.mayDownload?.(asSystem, ctx.actor, file)) ?? true;
      return { ...toOwnFileOut(file), ...previewOf(file), position, canDownload };
    },

    readStreamToken: async (ctx: Context, { fileId }: { readonly fileId: string }) => {
      const file = await readable(ctx, fileId);
      const { previewType, previewPath } = previewOf(file);
      demand(previewType === 'hls', 'file.not-ready');
      const expiresIn = tokenSeconds(file.seconds);
      const expiresAt = ctx.now() + expiresIn * 1000;
      const token = sealToken(ctx, { fileId, sessionKey: ctx.actor.sessionKey, expiresAt });
      return { token, expiresIn, url: `${previewPath}?token=${token}` };
    },

    savePosition: async (ctx: Context, { id, position }: { readonly id: string; readonly position: string }) => {
      const file = await readable(ctx, id);
      const changedAt = new Date(ctx.now());
      await ctx.inTransaction((tx) => upsertPosition(tx, placeOf(ctx, file.id), { position, changedAt }));
      return {};
    },
  };
}
