import { type CoverKind, firstCover, isCoverPreset } from '@shuyuan/contract/community/cover-presets';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context, Tx } from '../../platform/context.ts';
import { claimFile, findFile, releaseFiles } from '../files/index.ts';

export type Cover = { readonly cover: string; readonly coverFileId: string | null };
type Input = {
  readonly kind: CoverKind;
  readonly subjectId: string;
  readonly preset?: string | undefined;
  readonly fileId?: string | undefined;
  /** What it has now: whoever keeps it later keeps a picture somebody else brought. */
  readonly current?: Cover;
};

export const coverPurpose = (kind: CoverKind) => `${kind}-cover` as const;

async function ownPicture(tx: Tx, ctx: Context, { kind, subjectId, fileId }: Input & { fileId: string }) {
  const purpose = coverPurpose(kind);
  const file = await findFile(tx, ctx.actor.tenantId, fileId);
  const isFree = file?.purpose === 'draft' || (file?.purpose === purpose && file.subjectId === subjectId);
  demand(isFree && file.ownerId === ctx.actor.id && file.kind === 'picture', 'picture.not-yours');
  const { id, path } = await claimFile(tx, ctx, { fileId, purpose, subjectId });
  return { cover: `/files/${path}`, coverFileId: id };
}

/** A preset of its kind or a picture the caller brought; the one it has where neither is named. */
export async function claimCover(tx: Tx, ctx: Context, wish: Input): Promise<Cover> {
  const { kind, preset, fileId, current } = wish;
  if (fileId !== undefined) {
    return fileId === current?.coverFileId ? current : ownPicture(tx, ctx, { ...wish, fileId });
  }
  if (current && (preset === undefined || preset === current.cover)) return current;
  const cover = preset ?? firstCover(kind);
  demand(isCoverPreset(kind, cover), 'picture.not-yours');
  return { cover, coverFileId: null };
}

/** The cover of what has no picture of its own. */
export const drawnCover = (kind: CoverKind): Cover => ({ cover: firstCover(kind), coverFileId: null });

type CoverInput = { readonly kind: CoverKind; readonly subjectId: string; readonly keep: Cover };

/** Every picture but this one goes; what lies in storage is for the caller to remove after commit. */
export const releaseCovers = (tx: Tx, { actor }: Context, { kind, subjectId, keep }: CoverInput): Promise<string[]> =>
  releaseFiles(
    tx,
    { tenantId: actor.tenantId, purpose: coverPurpose(kind), subjectId },
    keep.coverFileId === null ? [] : [keep.coverFileId],
  );
