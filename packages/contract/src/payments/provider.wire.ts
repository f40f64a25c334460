import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id, text } from '../kernel/fields.wire.ts';
import { providerLimits, providerNames } from './provider-names.ts';

const base = '/knowledge-operation/payment-provider';
const method = z.literal(providerNames);
const config = z.object({
  appId: text(providerLimits.idMax).default(''),
  merchantId: text(providerLimits.idMax).default('').describe('WeChat Pay'),
  certificateSerial: text(providerLimits.idMax).default('').describe('of the certificate of the company; WeChat Pay'),
  platformKeyId: text(providerLimits.idMax).default('').describe('what WeChat Pay calls its own key'),
  platformKey: text(providerLimits.keyMax).default('').describe('the public key of the provider'),
});

export const listProviders = endpoint({
  method: 'GET',
  path: base,
  summary: 'The accounts of the company with providers of payments, without their secrets (D-119).',
  access: 'config.write',
  input: z.object({}),
  output: z.object({
    items: z.array(
      z.object({
        method,
        isEnabled: z.boolean(),
        isSandbox: z.boolean(),
        hasSecret: z.boolean(),
        config,
        callbackUrl: z.string().describe('where the provider says what happened'),
        version: z.int().nonnegative().describe('0: nothing was saved yet'),
      }),
    ),
    hasSandbox: z.boolean().describe('this installation has a provider that takes nobody’s money'),
  }),
  errors: [],
});

export const saveProvider = endpoint({
  method: 'PUT',
  path: `${base}/:method`,
  summary:
    'Saves an account with a provider. Keys that are left out stay as they are; none is ever sent back; audited.',
  access: 'config.write',
  input: z.object({
    method,
    isEnabled: z.boolean(),
    isSandbox: z.boolean(),
    config,
    privateKey: text(providerLimits.keyMax, 1).optional(),
    apiKey: z.string().length(providerLimits.apiKeyLength).optional(),
    version: z.int().nonnegative(),
  }),
  output: z.object({ method, version: z.int() }),
  errors: ['payment.no-sandbox', 'payment.provider-incomplete', 'payment.wrong-key', 'request.stale'],
});

export const startPayment = endpoint({
  method: 'POST',
  path: '/knowledge-operation/order/:id/payment',
  summary:
    'Opens an order of the caller at a provider: a code to be scanned, or a page to go to. Nothing is booked by it.',
  access: 'member',
  input: z.object({ id, method }),
  output: z.object({ kind: z.literal(['code', 'page']), address: z.string(), isSandbox: z.boolean() }),
  errors: ['payment.wrong-state', 'payment.too-late', 'payment.provider-off', 'payment.provider-failed'],
  rateLimit: { max: 30, per: 'caller' },
});
