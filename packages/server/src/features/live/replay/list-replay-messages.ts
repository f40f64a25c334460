import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openReplay } from './read-replay.ts';
import { momentOf, shownSecond } from './replay-times.ts';
import type { ReplayRow } from './replay.store.ts';
import { listSaid } from './said.store.ts';

/** Only what belongs to what is shown: what was said in a part that was cut away is gone with it. */
export async function listReplayMessages(ctx: Context, { id, ...paging }: Paging & { id: string }) {
  const { replay } = await openReplay(ctx, id);
  return messagesOfReplay(ctx, replay, paging);
}

/** The same for who may watch by another right than that of the live. */
export async function messagesOfReplay(ctx: Context, replay: ReplayRow, paging: Paging) {
  const { parts, trimFrom, trimTo } = replay;
  const end = trimTo ?? replay.seconds ?? 0;
  const from = trimFrom > 0 ? momentOf(parts, trimFrom) : null;
  const to = trimTo === null ? null : momentOf(parts, trimTo);
  const { items, recordCount } = await listSaid(ctx.read, { liveId: replay.liveId, from, to, paging });
  const timeline = { parts, trimFrom, end };
  return {
    items: items.map(({ createdAt, ...said }) => ({ ...said, seconds: shownSecond(timeline, createdAt.getTime()) })),
    recordCount,
  };
}
