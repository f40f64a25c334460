import type { SystemContext } from '../../../platform/context.ts';
import { together } from '../../../platform/context.ts';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import { liveLife } from '@shuyuan/contract/live/live-life';
import { isExternal } from '@shuyuan/contract/live/suppliers';
import { enqueueProvision } from '../manage/ask-for-room.ts';
import { takeStep } from '../manage/move-live.ts';
import { lockLive, type LiveRow } from '../live.store.ts';
import { memberOfKey } from '../room/ticket.ts';
import { touchHosts, visitBatch } from '../room/visit.store.ts';
import type { SupplierNews } from './live-supplier.ts';
import { findOpenVisit, findTenantOf, isNewVisit } from './supplier-visit.store.ts';

type Tx = Parameters<typeof lockLive>[0];
type PersonNews = Extract<SupplierNews, { readonly key: string }>;
type Heard<News> = { readonly live: LiveRow; readonly news: News; readonly at: Date };

/** A stay in the room of another service, kept like one in ours; the event is its id, so that told twice it is one. */
async function notePerson(tx: Tx, { live, news, at }: Heard<PersonNews>): Promise<void> {
  const { id, key, identity, event } = news;
  if (event === 'person.left') {
    const visitId = await findOpenVisit(tx, live.id, key);
    if (visitId !== undefined) await visitBatch.write(tx, [{ kind: 'left', id: visitId, at }]);
    return;
  }
  const memberId = memberOfKey(key);
  if (!(await isNewVisit(tx, { id, memberId, tenantId: live.tenantId }))) return;
  const who = { personKey: key, memberId, identity };
  const place = { tenantId: live.tenantId, liveId: live.id, node: 'supplier' };
  await visitBatch.write(tx, [{ kind: 'entered', id, ...who, ...place, at }]);
}

async function follow(tx: Tx, ctx: SystemContext, { live, news, at }: Heard<SupplierNews>): Promise<void> {
  if ('key' in news) return notePerson(tx, { live, news, at });
  if (news.event === 'host.seen') return touchHosts(tx, [live.id], at);
  if (news.event === 'room.ready') {
    const asked = { tenantId: live.tenantId, liveId: live.id, attempt: 1 };
    return live.requestStatus === RequestStatus.requested ? enqueueProvision(tx, asked) : undefined;
  }
  const action = news.event === 'room.started' ? 'start' : 'end';
  // Told twice, or late: it is where it should be, or was ended here.
  if (liveLife.can(action, live.status)) await takeStep(tx, ctx, { live, action });
}

/** What happened in a room that is not ours. False when there is no such live of its family. */
export async function hearSupplier(ctx: SystemContext, news: SupplierNews): Promise<boolean> {
  const tenantId = await findTenantOf(ctx.read, news.liveId);
  if (tenantId === undefined) return false;
  return together(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockLive(tx, tenantId, news.liveId);
      if (!live || !isExternal(live.supplier)) return false;
      await follow(tx, within, { live, news, at: new Date(within.now()) });
      return true;
    }),
  );
}
