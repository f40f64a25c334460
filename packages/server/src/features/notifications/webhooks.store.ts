import type { NoticeKind } from '@shuyuan/contract/notifications/notice-kinds';
import type { WebhookProblem, WebhookStyle } from '@shuyuan/contract/notifications/webhook-styles';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type WebhookRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly style: WebhookStyle;
  readonly url: Buffer;
  readonly secret: Buffer | null;
  readonly kinds: readonly NoticeKind[];
  readonly language: Language;
  readonly isOn: boolean;
  readonly lastAt: Date | null;
  readonly lastProblem: WebhookProblem | null;
  readonly lastDetail: string;
};

const columns = [
  'id',
  'tenantId',
  'name',
  'style',
  'url',
  'secret',
  'kinds',
  'language',
  'isOn',
  'lastAt',
  'lastProblem',
  'lastDetail',
] as const;

export async function listWebhooks(read: Reads, tenantId: string): Promise<WebhookRow[]> {
  const rows = await read
    .selectFrom('webhookTarget')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  // The columns are checked against these very words, the kinds by the wire.
  return rows as WebhookRow[];
}

export async function findWebhook(read: Reads, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  const row = await read
    .selectFrom('webhookTarget')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  // See above.
  return row as WebhookRow | undefined;
}

/** The same for a change, held until it is written. */
export async function lockWebhook(tx: Tx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  const row = await tx
    .selectFrom('webhookTarget')
    .select(columns)
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  // See above.
  return row as WebhookRow | undefined;
}

/** Those who add one count one after the other. */
export async function lockWebhookCount(tx: Tx, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks ${tenantId}`}, 0))`.execute(tx);
}

export async function listWebhookIdsFor(read: Reads, tenantId: string, kind: NoticeKind): Promise<string[]> {
  const rows = await read
    .selectFrom('webhookTarget')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('isOn', '=', true)
    .where((eb) => eb(eb.val<string>(kind), '=', eb.fn.any('kinds')))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

type DeliveryInput = {
  readonly tenantId: string;
  readonly targetIds: readonly string[];
  readonly key: string;
  readonly at: Date;
};

/** Those of the robots that had not heard of the event; of two deliveries at once the second waits and finds none. */
export async function insertDeliveries(tx: Tx, { tenantId, targetIds, key, at }: DeliveryInput): Promise<string[]> {
  if (targetIds.length === 0) return [];
  const rows = await tx
    .insertInto('webhookDelivery')
    .values(targetIds.map((targetId) => ({ tenantId, targetId, key, sentAt: at })))
    .onConflict((conflict) => conflict.columns(['targetId', 'key']).doNothing())
    .returning('targetId')
    .execute();
  return rows.map(({ targetId }) => targetId);
}

/** In pieces, as notices are forgotten; tells how many went. */
export async function deleteDeliveriesBefore(tx: Tx, time: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where (target_id, key) in (
      select target_id, key from webhook_delivery where sent_at < ${time} order by sent_at limit ${limit})`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

type Fields = {
  name: string;
  style: WebhookStyle;
  url: Buffer;
  secret: Buffer | null;
  kinds: NoticeKind[];
  language: Language;
  isOn: boolean;
};

export async function insertWebhook(tx: Tx, row: Fields & { id: string; tenantId: string }): Promise<void> {
  await tx.insertInto('webhookTarget').values(row).execute();
}

export async function changeWebhook(tx: Tx, { id, tenantId }: { id: string; tenantId: string }, fields: Fields) {
  await tx
    .updateTable('webhookTarget')
    .set({ ...fields, updatedAt: new Date() })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function removeWebhook(tx: Tx, tenantId: string, id: string): Promise<void> {
  await tx.deleteFrom('webhookTarget').where('tenantId', '=', tenantId).where('id', '=', id).execute();
}

type Outcome = { readonly at: Date; readonly problem: WebhookProblem | null; readonly detail: string };

export async function noteOutcome(tx: Tx, id: string, { at, problem, detail }: Outcome): Promise<void> {
  await tx
    .updateTable('webhookTarget')
    .set({ lastAt: at, lastProblem: problem, lastDetail: detail })
    .where('id', '=', id)
    .execute();
}
