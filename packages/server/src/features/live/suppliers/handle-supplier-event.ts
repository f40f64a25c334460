import { type SystemContext, transact, type Tx } from '../../../platform/context.ts';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { liveLife } from '@shuyuan/contract/live/live-life';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import { enqueueProvision } from '../manage/ask-for-room.ts';
import { takeStep } from '../manage/move-live.ts';
import { lockLive, type LiveRow } from '../live.store.ts';
import { memberOfKey } from '../room/ticket.ts';
import { touchHosts, visitBatch } from '../room/visit.store.ts';
import type { SupplierEvent } from './live-supplier.ts';
import { insertSupplierEvent, setWaiting, takeWaitingLeave } from './supplier-event.store.ts';
import { findOpenVisit, findTenantOf, isNewVisit } from './supplier-visit.store.ts';

type PersonNews = Extract<SupplierEvent, { readonly key: string }>;
type ReportedEvent<News> = { readonly live: LiveRow; readonly news: News; readonly at: Date };

/**
 * A stay in the room of another service, kept like one in ours. A going that is told before its coming waits for it:
 * otherwise somebody would stay for ever. The lock on the live keeps the two from passing each other.
 */
async function notePerson(tx: Tx, { live, news, at }: ReportedEvent<PersonNews>): Promise<void> {
  const { id, key: personKey, identity, event } = news;
  const { tenantId, id: liveId } = live;
  if (!(await insertSupplierEvent(tx, { liveId, tenantId, id, event, personKey, at }))) return;
  if (event === 'person.left') {
    const visitId = await findOpenVisit(tx, liveId, personKey);
    if (visitId === undefined) return setWaiting(tx, liveId, id);
    return visitBatch.write(tx, [{ kind: 'left', id: visitId, at }]);
  }
  const memberId = memberOfKey(personKey);
  if (!(await isNewVisit(tx, { id, memberId, tenantId }))) return;
  const place = { tenantId, liveId, node: 'supplier' };
  const entered = { kind: 'entered', id, personKey, memberId, identity, ...place, at } as const;
  const isGone = await takeWaitingLeave(tx, { liveId, personKey });
  await visitBatch.write(tx, isGone ? [entered, { kind: 'left', id, at }] : [entered]);
}

async function follow(tx: Tx, ctx: SystemContext, { live, news, at }: ReportedEvent<SupplierEvent>): Promise<void> {
  if ('key' in news) return notePerson(tx, { live, news, at });
  if (news.event === 'host.seen') return touchHosts(tx, [live.id], at);
  if (news.event === 'room.ready') {
    const asked = { tenantId: live.tenantId, liveId: live.id, attempt: 1 };
    return live.requestStatus === RequestStatus.requested ? enqueueProvision(tx, asked) : undefined;
  }
  const { event } = news;
  // Stored under its own name, as it happens once; told too early it is taken after the step it waits for.
  await insertSupplierEvent(tx, { liveId: live.id, tenantId: live.tenantId, id: event, event, at });
  const action = event === 'room.started' ? 'start' : 'end';
  if (liveLife.can(action, live.status)) await takeStep(tx, ctx, { live, action });
}

/** What happened in a room that is not ours. False when there is no such live of its family. */
export async function handleSupplierEvent(ctx: SystemContext, news: SupplierEvent): Promise<boolean> {
  const tenantId = await findTenantOf(ctx.read, news.liveId);
  if (tenantId === undefined) return false;
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockLive(tx, tenantId, news.liveId);
      if (!live || !isExternal(live.supplier)) return false;
      await follow(tx, within, { live, news, at: new Date(within.now()) });
      return true;
    }),
  );
}
