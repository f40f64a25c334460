import { createPrivateKey, createPublicKey } from 'node:crypto';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { ParsedInputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { saveProvider as saveProviderWire } from '@shuyuan/contract/payments/provider.wire';
import { providerFields, type ProviderSecret } from '@shuyuan/contract/payments/provider-names';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { framedKey } from '../providers/alipay/framed-key.ts';
import { openSecrets } from '../accounts/open-secrets.ts';
import * as store from '../accounts/provider.store.ts';

type SaveInput = ParsedInputOf<typeof saveProviderWire>;
type Secrets = Partial<Record<ProviderSecret, string>>;

/** A key nobody could sign or verify with is refused where it is typed, not where somebody pays. */
function demandReadable({ platformKey }: store.ProviderConfig, { privateKey }: Secrets): void {
  try {
    if (platformKey !== '') createPublicKey(framedKey(platformKey, 'PUBLIC'));
    if (privateKey !== undefined) createPrivateKey(framedKey(privateKey, 'PRIVATE'));
  } catch {
    throw new AppError('payment.wrong-key');
  }
}

function demandComplete({ method, isEnabled, isSandbox, config }: SaveInput, secrets: Secrets): void {
  if (!isEnabled || isSandbox) return;
  const { config: fields, secret } = providerFields[method];
  const isComplete = fields.every((field) => config[field] !== '') && secret.every((name) => secrets[name]);
  demand(isComplete, 'payment.provider-incomplete');
}

/** D-119: keys are sealed before they are stored; the trail says only whether they changed. */
export function saveProvider(ctx: Context, input: SaveInput) {
  const { method, isEnabled, isSandbox, config, privateKey, apiKey, version } = input;
  const { tenantId } = ctx.actor;
  demand(!isSandbox || ctx.external.paymentSandbox !== null, 'payment.no-sandbox');
  return ctx.inTransaction(async (tx) => {
    const before = (await store.listProviders(tx, tenantId)).find((one) => one.method === method);
    const given = { ...(privateKey !== undefined && { privateKey }), ...(apiKey !== undefined && { apiKey }) };
    const secrets: Secrets = { ...openSecrets(ctx, before?.secret ?? null), ...given };
    demandReadable(config, given);
    demandComplete(input, secrets);
    const isChanged = Object.keys(given).length > 0;
    const secret = isChanged ? ctx.secrets.seal(JSON.stringify(secrets)) : (before?.secret ?? null);
    const row = { tenantId, method, isEnabled, isSandbox, config, secret };
    const isSaved = await store.saveProviderRow(tx, row, version);
    demand(isSaved, 'request.stale', { version: before?.version ?? 0 });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'payment-provider.changed',
      subject: { kind: 'payment-provider', id: method },
      ...(before && { before: { isEnabled: before.isEnabled, isSandbox: before.isSandbox, ...before.config } }),
      after: { isEnabled, isSandbox, ...config, isSecretChanged: isChanged },
    });
    return { method, version: version + 1 };
  });
}
