import type { Reads, SystemContext } from '../../../platform/context.ts';
import { alipayProvider } from '../providers/alipay/alipay-provider.ts';
import { type PaymentProvider, ProviderError, type ProviderLink } from '../providers/payment-provider.ts';
import { callbackUrlOf, type CallbackTarget } from './callback-url.ts';
import { openSecrets } from './open-secrets.ts';
import { listProviders, type ProviderRow } from './provider.store.ts';
import { wechatProvider } from '../providers/wechat/wechat-provider.ts';

/** The account of a company with a provider, also one that is switched off: money on its way still comes. */
export async function openProvider(
  ctx: Reaches & { readonly read: Reads },
  { tenantId, method }: CallbackTarget,
): Promise<OpenedProvider | null> {
  const row = (await listProviders(ctx.read, tenantId)).find((one) => one.method === method);
  if (!row) return null;
  return { isEnabled: row.isEnabled, isSandbox: row.isSandbox, provider: await providerOf(ctx, row) };
}

type Reaches = Pick<SystemContext, 'external' | 'secrets' | 'now'>;

const urls = { wechat: 'https://api.mch.weixin.qq.com', alipay: 'https://openapi.alipay.com' } as const;

function linkOf({ external, now }: Reaches, target: CallbackTarget, url: string): ProviderLink {
  const returnUrl = `${external.clientUrl}#/learncoin-manage/orders`;
  return { url, notifyUrl: callbackUrlOf(external, target), returnUrl, now };
}

async function providerOf(ctx: Reaches, row: ProviderRow): Promise<PaymentProvider> {
  const { config, method } = row;
  if (row.isSandbox) {
    const sandbox = await ctx.external.paymentSandbox?.();
    if (!sandbox) throw new ProviderError('unavailable', { code: 'no sandbox' });
    const link = linkOf(ctx, row, sandbox.url);
    return method === 'wechat' ? wechatProvider(sandbox.wechat, link) : alipayProvider(sandbox.alipay, link);
  }
  const { privateKey = '', apiKey = '' } = openSecrets(ctx, row.secret);
  const link = linkOf(ctx, row, urls[method]);
  const account = { ...config, privateKey };
  try {
    return method === 'wechat' ? wechatProvider({ ...account, apiKey }, link) : alipayProvider(account, link);
  } catch (error) {
    throw new ProviderError('refused', { code: 'keys cannot be read', cause: error });
  }
}

export type OpenedProvider = Pick<ProviderRow, 'isEnabled' | 'isSandbox'> & { readonly provider: PaymentProvider };
