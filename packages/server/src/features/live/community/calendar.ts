import { plannedEnd } from '@shuyuan/contract/live/live-kinds';
import { LiveStatus } from '@shuyuan/contract/live/live-status';
import type { Context } from '../../../platform/context.ts';
import { icsDownload } from '../../../platform/ics-text.ts';
import { findBeside } from '../live-detail.store.ts';
import { detailLink } from '../live-links.ts';
import { type Family, openOnPath } from './family.ts';

/** The live as a date: changed and withdrawn ones keep their name, so that a calendar follows. */
export async function readCalendar(ctx: Context, family: Family, { id }: { id: string }) {
  const { live } = await openOnPath(ctx, family, id);
  const { room } = await findBeside(ctx.read, id, ctx.actor.id);
  const { clientUrl } = ctx.external;
  const start = live.startTime.getTime();
  return icsDownload([
    {
      uid: `live-${live.id}@${new URL(clientUrl).hostname}`,
      sequence: live.version,
      stamp: ctx.now(),
      start,
      end: plannedEnd(start, live.estimateDuration),
      summary: live.subject,
      description: live.description,
      ...(room && { location: `${room.name}, ${room.place}` }),
      url: clientUrl + detailLink(live),
      isCancelled: live.status === LiveStatus.cancelled,
    },
  ]);
}
