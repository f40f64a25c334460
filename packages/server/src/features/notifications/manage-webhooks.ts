import { demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { maxWebhooks, needsSecret, takesSecret } from '@shuyuan/contract/notifications/webhook-styles';
import type * as wire from '@shuyuan/contract/notifications/webhooks.wire';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import { wordingOf } from './notice-words.ts';
import { sendTo } from './send-webhook.ts';
import { hiddenUrl } from './hidden-url.ts';
import {
  changeWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks as list,
  lockWebhook,
  lockWebhookCount,
  removeWebhook,
  type WebhookRow,
} from './webhooks.store.ts';

const outOf = (ctx: Context, row: WebhookRow) => ({
  id: row.id,
  name: row.name,
  style: row.style,
  url: hiddenUrl(ctx.secrets.open(row.url)),
  kinds: [...row.kinds],
  language: row.language,
  isOn: row.isOn,
  hasSecret: row.secret !== null,
  last: row.lastAt && { at: row.lastAt.getTime(), problem: row.lastProblem, detail: row.lastDetail },
});

/** What the trail may know of a target. */
const auditOf = (ctx: Context, row: Pick<WebhookRow, 'name' | 'style' | 'url' | 'kinds' | 'language' | 'isOn'>) => ({
  name: row.name,
  style: row.style,
  url: hiddenUrl(ctx.secrets.open(row.url)),
  kinds: row.kinds,
  language: row.language,
  isOn: row.isOn,
});

export const listWebhooks = async (ctx: Context) => ({
  items: (await list(ctx.read, ctx.actor.tenantId)).map((row) => outOf(ctx, row)),
});

type UpdateInput = ParsedInputOf<typeof wire.updateWebhook>;

/** What is left out stays; a style that has no secret keeps none. */
function fieldsOf(ctx: Context, { id: _id, url, secret, ...rest }: UpdateInput, before: WebhookRow | null) {
  const isMoved = url !== undefined && before !== null && ctx.secrets.open(before.url) !== url;
  demand(url === undefined || ctx.external.post.isAcceptable(url), 'webhook.address-refused');
  const kept = before?.secret ?? null;
  // Whoever may change the address would else learn what the old one is signed with.
  const isAskedAgain = isMoved && kept !== null && secret === undefined && takesSecret(rest.style);
  demand(!isAskedAgain, 'request.invalid', { problems: [{ field: 'secret', rule: 'required' }] });
  const sealed = secret === undefined ? kept : secret === '' ? null : ctx.secrets.seal(secret);
  const isComplete = sealed !== null || !needsSecret(rest.style);
  demand(isComplete, 'request.invalid', { problems: [{ field: 'secret', rule: 'required' }] });
  const address = url === undefined ? before?.url : ctx.secrets.seal(url);
  demand(address, 'request.invalid', { problems: [{ field: 'url', rule: 'required' }] });
  return { ...rest, kinds: [...new Set(rest.kinds)], url: address, secret: takesSecret(rest.style) ? sealed : null };
}

export function createWebhook(ctx: Context, input: ParsedInputOf<typeof wire.createWebhook>): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const id = newId(ctx.now());
  const fields = fieldsOf(ctx, { ...input, id }, null);
  return ctx.inTransaction(async (tx) => {
    await lockWebhookCount(tx, tenantId);
    demand((await list(tx, tenantId)).length < maxWebhooks, 'webhook.too-many', { max: maxWebhooks });
    await insertWebhook(tx, { id, tenantId, ...fields });
    const subject = { kind: 'webhook', id };
    await recordAudit(tx, ctx, { tenantId, action: 'webhook.created', subject, after: auditOf(ctx, fields) });
    return { id };
  });
}

async function findOwn(ctx: Context, id: string): Promise<WebhookRow> {
  const row = await findWebhook(ctx.read, ctx.actor.tenantId, id);
  demand(row, 'request.not-found');
  return row;
}

export async function updateWebhook(ctx: Context, input: UpdateInput): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const { id } = input;
  await ctx.inTransaction(async (tx) => {
    const before = await lockWebhook(tx, tenantId, id);
    demand(before, 'request.not-found');
    const fields = fieldsOf(ctx, input, before);
    await changeWebhook(tx, { id, tenantId }, fields);
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'webhook.changed',
      subject: { kind: 'webhook', id },
      before: auditOf(ctx, before),
      after: { ...auditOf(ctx, fields), isSecretChanged: input.secret !== undefined },
    });
  });
  return { id };
}

export async function deleteWebhook(ctx: Context, { id }: { id: string }): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  await ctx.inTransaction(async (tx) => {
    const row = await lockWebhook(tx, tenantId, id);
    demand(row, 'request.not-found');
    await removeWebhook(tx, tenantId, id);
    const subject = { kind: 'webhook', id };
    await recordAudit(tx, ctx, { tenantId, action: 'webhook.deleted', subject, before: auditOf(ctx, row) });
  });
  return { id };
}

/** At once and without a job: the administrator waits for the answer. */
export async function testWebhook(ctx: Context, { id }: { id: string }) {
  const target = await findOwn(ctx, id);
  const text = wordingOf(target.language).word('notices.webhook.test', { name: target.name });
  return sendTo(ctx, target, { text, url: ctx.external.clientUrl, notice: { kind: 'test' } });
}
