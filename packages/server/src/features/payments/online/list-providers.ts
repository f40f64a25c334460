import { providerNames } from '@shuyuan/contract/payments/provider-names';
import type { Context } from '../../../platform/context.ts';
import { callbackUrlOf } from '../accounts/callback-url.ts';
import * as store from '../accounts/provider.store.ts';

const nothing: store.ProviderConfig = {
  appId: '',
  merchantId: '',
  certificateSerial: '',
  platformKeyId: '',
  platformKey: '',
};

/** Whether there are keys, never which. */
export async function listProviders({ read, actor, external }: Context) {
  const rows = await store.listProviders(read, actor.tenantId);
  const items = providerNames.map((method) => {
    const row = rows.find((one) => one.method === method);
    return {
      method,
      isEnabled: row?.isEnabled ?? false,
      isSandbox: row?.isSandbox ?? false,
      hasSecret: Boolean(row?.secret),
      config: row?.config ?? nothing,
      callbackUrl: callbackUrlOf(external, { tenantId: actor.tenantId, method }),
      version: row?.version ?? 0,
    };
  });
  return { items, hasSandbox: external.paymentSandbox !== null };
}
