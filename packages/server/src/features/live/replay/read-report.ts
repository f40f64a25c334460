import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { Context } from '../../../platform/context.ts';
import { openManaged } from '../live.policy.ts';
import * as store from './report.store.ts';

const curvePoints = 120;

/** How a live went, for whoever manages it. */
export async function readReport(ctx: Context, { id }: { id: string }) {
  const { live } = await openManaged(ctx, id);
  const figures = await store.readFigures(ctx.read, id);
  const peak = await store.readPeak(ctx.read, id);
  const from = live.startedAt;
  const to = live.endedAt ?? new Date(ctx.now());
  const curve = from && from < to ? await store.readCurve(ctx.read, id, { from, to, points: curvePoints }) : [];
  return {
    id,
    subject: live.subject,
    ...figures,
    subscribed: live.subNumber,
    peak: peak?.watching ?? 0,
    peakTime: peak?.at.getTime() ?? null,
    curve: curve.map(({ at, watching }) => ({ time: at.getTime(), watching })),
  };
}

const rowOf = ({ enteredAt, leftAt, ...row }: store.Attendee) => ({
  ...row,
  enterTime: enteredAt.getTime(),
  leaveTime: leftAt.getTime(),
});

export async function listAttendees(
  ctx: Context,
  { id, search, ...paging }: Paging & { id: string; search?: string | undefined },
) {
  await openManaged(ctx, id);
  const { items, recordCount } = await store.listAttendees(ctx.read, { liveId: id, search, paging });
  return { items: items.map(rowOf), recordCount };
}
