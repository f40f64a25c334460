import { createPrivateKey, createPublicKey } from 'node:crypto';
import { ProviderError, type ProviderLink } from '../payment-provider.ts';
import { askProvider } from '../ask-provider.ts';
import { beijingTime } from '../yuan.ts';
import { framedKey } from './framed-key.ts';
import { type Fields, isTextSigned, rawObjectOf, signedText, signText } from './signed-text.ts';
import type { AlipayAccount } from './alipay-account.ts';

/** Requests to the gateway of Alipay in the name of an application; answers are believed when Alipay signed them. */
export function alipayClient(account: AlipayAccount, { url, now, timeoutMs }: ProviderLink) {
  const privateKey = createPrivateKey(framedKey(account.privateKey, 'PRIVATE'));
  const platformKey = createPublicKey(framedKey(account.platformKey, 'PUBLIC'));

  function requestOf(method: string, content: object, extra: Extra = {}): Fields {
    const fields = {
      app_id: account.appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: beijingTime(now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...extra,
    };
    return { ...fields, sign: signText(signedText(fields), privateKey) };
  }

  function contentOf(text: string, method: string): AlipayAnswer {
    const whole = JSON.parse(text) as { readonly sign?: unknown };
    const raw = rawObjectOf(text, answerNameOf(method));
    const signature = typeof whole.sign === 'string' ? whole.sign : '';
    if (raw === null) throw new ProviderError('refused', { code: 'no answer' });
    if (!isTextSigned(raw, signature, platformKey)) throw new ProviderError('forged');
    // An object, as `rawObjectOf` found it; each field is looked at where it is read.
    return JSON.parse(raw) as AlipayAnswer;
  }

  return {
    platformKey,
    /** A page a browser is sent to. */
    pageOf: (method: string, content: object, extra: Extra): string =>
      `${url}/gateway.do?${new URLSearchParams(requestOf(method, content, extra)).toString()}`,
    ask: async (method: string, content: object): Promise<AlipayAnswer> => {
      const { bytes } = await askProvider({
        url: `${url}/gateway.do`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
        body: new URLSearchParams(requestOf(method, content)).toString(),
        timeoutMs,
      });
      try {
        return contentOf(bytes.toString('utf8'), method);
      } catch (error) {
        throw error instanceof ProviderError ? error : new ProviderError('refused', { cause: error });
      }
    },
  };
}

export type AlipayAnswer = Readonly<Record<string, unknown>>;
type Extra = { readonly notify_url?: string; readonly return_url?: string };

/** `alipay.trade.query` answers below `alipay_trade_query_response`. */
export const answerNameOf = (method: string): string => `${method.replaceAll('.', '_')}_response`;
