import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { empty, id, idOnly, text, time } from '../kernel/fields.wire.ts';
import { type Language, languages } from '../kernel/languages.ts';
import { noticeKinds } from './notice-kinds.ts';
import { webhookNameMax, webhookProblems, webhookSecretMax, webhookStyles, webhookUrlMax } from './webhook-styles.ts';

const kinds = z.array(z.enum(noticeKinds)).min(1).max(noticeKinds.length);
const language = z.enum(languages as [Language, ...Language[]]);

const fields = {
  name: text(webhookNameMax, 1),
  style: z.enum(webhookStyles),
  url: z.url().max(webhookUrlMax),
  kinds,
  language,
  isOn: z.boolean(),
  /** Absent: keep the one that is stored. Empty: go without. It is never sent back. */
  secret: z.string().max(webhookSecretMax).optional(),
};

const outcome = z.object({
  at: time,
  problem: z.enum(webhookProblems).nullable().describe('null: it arrived'),
  detail: z.string().describe('what the other side answered, shortened'),
});

const webhookOut = z.object({
  id,
  name: z.string(),
  style: z.enum(webhookStyles),
  url: z.string().describe('with the values of its query hidden: they may be keys'),
  kinds: z.array(z.enum(noticeKinds)),
  language,
  isOn: z.boolean(),
  hasSecret: z.boolean(),
  last: outcome.nullable(),
});

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/notifications/webhooks',
  summary: 'Robots of the tenant that are told of notices.',
  access: 'config.write',
  input: empty,
  output: z.object({ items: z.array(webhookOut) }),
  errors: [],
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/notifications/webhook',
  summary: 'A further robot.',
  access: 'config.write',
  input: z.object(fields),
  output: idOnly,
  errors: ['webhook.address-refused', 'webhook.too-many'],
  idempotent: true,
});

export const updateWebhook = endpoint({
  method: 'PUT',
  path: '/notifications/webhook/:id',
  summary: 'Changes a robot; address and secret that are left out stay as they are.',
  access: 'config.write',
  input: z.object({ id, ...fields, url: fields.url.optional() }),
  output: idOnly,
  errors: ['webhook.address-refused'],
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/notifications/webhook/:id',
  summary: 'Removes a robot.',
  access: 'config.write',
  input: idOnly,
  output: idOnly,
  errors: [],
});

export const testWebhook = endpoint({
  method: 'POST',
  path: '/notifications/webhook/:id/test',
  summary: 'Sends a test message at once and says how it went.',
  access: 'config.write',
  input: idOnly,
  output: outcome,
  errors: [],
  rateLimit: { max: 10, per: 'caller' },
});
