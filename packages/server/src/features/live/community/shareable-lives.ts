import { isPublished } from '@shuyuan/contract/live/live-status';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import type { Context } from '../../../platform/context.ts';
import type { Shareable, Shared } from '../../sharing/index.ts';
import { findBeside, findColleagues } from '../live-detail.store.ts';
import { type Family, openOnPath } from './family.ts';

/** D-050: never with the key that invites; who is not invited is not invited by a share. */
async function open(ctx: Context, family: Family, id: string): Promise<Shared> {
  const { live } = await openOnPath(ctx, family, id);
  const speakerId = live.lecturerId ?? live.creatorId;
  const { coverPath } = await findBeside(ctx.read, id, ctx.actor.id);
  const speakers = await findColleagues(ctx.read, [speakerId]);
  return {
    title: live.subject,
    introduction: live.description,
    cover: coverPath,
    ownerName: speakers.get(speakerId)?.fullName ?? null,
    parent: null,
    isPublic: isPublished(live.status),
  };
}

export const shareableLives: readonly Shareable[] = [
  { shareType: ShareType.nativeLive, open: (ctx, id) => open(ctx, 'native', id) },
  { shareType: ShareType.externalLive, open: (ctx, id) => open(ctx, 'external', id) },
];
