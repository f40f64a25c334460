import { demand } from '@shuyuan/contract/kernel/app-error';
import type { WebhookProblem } from '@shuyuan/contract/notifications/webhook-styles';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import type { ContextOf, SystemContext } from '../../platform/context.ts';
import { jobName } from '../../platform/jobs.ts';
import { PostError } from '../../platform/safe-post.ts';
import { namedReceivers } from './named-receivers.ts';
import { listNames } from './notifications.store.ts';
import type { Delivery } from './notify.ts';
import { findWording } from './templates/find-wording.ts';
import { refusalIn, requestOf, type WebhookNotice } from './webhook-message.ts';
import { findWebhook, noteOutcome, type WebhookRow } from './webhooks.store.ts';

type WebhookWork = { readonly targetId: string; readonly delivery: Delivery };
export const webhookJob = jobName<WebhookWork>('notifications:webhook');
const detailMax = 200;

type Outcome = { readonly at: number; readonly problem: WebhookProblem | null; readonly detail: string };
type Ports = Pick<ContextOf<unknown>, 'external' | 'secrets' | 'now' | 'inTransaction'>;

async function post(ctx: Ports, target: WebhookRow, told: WebhookNotice): Promise<Omit<Outcome, 'at'>> {
  const url = ctx.secrets.open(target.url);
  // Sealed with another key: the address has to be typed again.
  if (url === null) return { problem: 'address', detail: '' };
  const secret = target.secret && ctx.secrets.open(target.secret);
  try {
    const { status, text } = await ctx.external.post.send(requestOf({ ...target, url, secret }, told, ctx.now()));
    if (status < 200 || status > 299) return { problem: 'status', detail: `${status} ${text}` };
    const refusal = refusalIn(target.style, text);
    return { problem: refusal === null ? null : 'refused', detail: refusal ?? '' };
  } catch (error) {
    if (error instanceof PostError) return { problem: error.failure, detail: '' };
    throw error;
  }
}

/** Sends, and leaves beside the target how it went. */
export async function sendTo(ctx: Ports, target: WebhookRow, told: WebhookNotice): Promise<Outcome> {
  const { problem, detail } = await post(ctx, target, told);
  const outcome = { at: ctx.now(), problem, detail: detail.replaceAll('\u0000', '').slice(0, detailMax) };
  await ctx.inTransaction((tx) => noteOutcome(tx, target.id, { ...outcome, at: new Date(outcome.at) }));
  return outcome;
}

async function toldOf(ctx: SystemContext, { language }: WebhookRow, delivery: Delivery): Promise<WebhookNotice> {
  const { kind, text, values, subject, link, tenantId, receivers, total } = delivery;
  const names = (await listNames(ctx.read, tenantId, receivers)).join(listSeparatorOf[language]);
  const key = total > namedReceivers ? 'notices.webhook.toMany' : 'notices.webhook.to';
  const { word, sentence } = await findWording(ctx.read, { tenantId, language });
  return {
    text: word(key, { names, count: total, text: sentence(delivery, ctx.external.timeZone) }),
    url: `${ctx.external.clientUrl}#${link ?? '/home-v'}`,
    notice: { kind, name: text, values, subject },
  };
}

/** One notice to one robot; a failure is thrown, so that the job tries again. */
export async function sendWebhook(
  ctx: SystemContext,
  { targetId, delivery }: { targetId: string; delivery: Delivery },
) {
  const target = await findWebhook(ctx.read, delivery.tenantId, targetId);
  if (!target?.isOn || !target.kinds.includes(delivery.kind)) return;
  const { problem } = await sendTo(ctx, target, await toldOf(ctx, target, delivery));
  demand(problem === null, 'internal.unavailable', { problem });
}
