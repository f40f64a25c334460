import { asAllowed, defaultsOf } from '@shuyuan/contract/notifications/notice-kinds';
import type { SystemContext, Tx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs.ts';
import { newId } from '../../platform/new-id.ts';
import { mailJob } from './mail-notice.ts';
import { namedReceivers } from './named-receivers.ts';
import { broadcastNoticeChange } from './notice-news.ts';
import {
  type AddedNotice,
  insertNotices,
  listReceivers,
  type NewNotice,
  type Receiver,
} from './notifications.store.ts';
import type { Delivery } from './notify.ts';
import { webhookJob } from './send-webhook.ts';
import { insertDeliveries, listWebhookIdsFor } from './webhooks.store.ts';

/** Null for somebody who wants this kind neither here nor by mail. */
function noticeFor(receiver: Receiver, delivery: Delivery, canMail: boolean): NewNotice | null {
  const { tenantId, key, kind, text, values, subject, link, at } = delivery;
  const defaults = defaultsOf(kind);
  const wish = asAllowed({
    kind,
    inApp: receiver.inApp ?? defaults.inApp,
    email: receiver.email ?? defaults.email,
  });
  const wantsMail = wish.email && receiver.hasAddress && canMail;
  if (!wish.inApp && !wantsMail) return null;
  return {
    id: newId(at),
    tenantId,
    memberId: receiver.id,
    key,
    kind,
    text,
    values,
    subjectKind: subject.kind,
    subjectId: subject.id,
    link,
    isShown: wish.inApp,
    wantsMail,
    createdAt: new Date(at),
  };
}

async function keep(tx: Tx, delivery: Delivery, canMail: boolean): Promise<AddedNotice[]> {
  const { tenantId, receivers: memberIds, kind } = delivery;
  const receivers = await listReceivers(tx, { tenantId, memberIds, kind });
  return insertNotices(
    tx,
    receivers.flatMap((receiver) => noticeFor(receiver, delivery, canMail) ?? []),
  );
}

/** Notices of the past for the world: written, and nobody is rung for them. */
export const insertPastNotices = (ctx: SystemContext, delivery: Delivery): Promise<unknown> =>
  ctx.inTransaction((tx) => keep(tx, delivery, false));

/** The notices of one batch, with the mails and robots they lead to; whoever has a stream open hears of it. */
export async function deliverNotice(ctx: SystemContext, delivery: Delivery): Promise<void> {
  const added = await ctx.inTransaction(async (tx) => {
    const notices = await keep(tx, delivery, ctx.external.mailer !== null);
    for (const { id, wantsMail } of notices) if (wantsMail) await enqueue(tx, { name: mailJob, payload: { id } });
    if (delivery.isFirst) await notifyRobots(tx, delivery);
    return notices;
  });
  for (const { memberId, isShown } of added) if (isShown) broadcastNoticeChange(ctx.bus, memberId, true);
}

/** Each robot hears of an event once, as each person does: somebody who likes the same again and again rings no group. */
async function notifyRobots(tx: Tx, delivery: Delivery): Promise<void> {
  const { tenantId, key, kind, at } = delivery;
  const targetIds = await listWebhookIdsFor(tx, tenantId, kind);
  const receivers = delivery.receivers.slice(0, namedReceivers);
  for (const targetId of await insertDeliveries(tx, { tenantId, targetIds, key, at: new Date(at) }))
    await enqueue(tx, { name: webhookJob, payload: { targetId, delivery: { ...delivery, receivers } } });
}
