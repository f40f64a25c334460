import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { ProviderError, type ProviderLink } from '../payment-provider.ts';
import { type Answered, askProvider, billBytes } from '../ask-provider.ts';
import { demandSigned, newNonce, signatureScheme, signRequest } from './signature.ts';
import type { WechatAccount } from './wechat-account.ts';

/** Requests to WeChat Pay in the name of an account; answers are believed when the platform signed them. */
export function wechatClient(account: WechatAccount, { url, now, timeoutMs }: ProviderLink) {
  const privateKey = createPrivateKey(account.privateKey);
  const platform = { key: createPublicKey(account.platformKey), keyId: account.platformKeyId };

  function authorizationOf(method: string, path: string, body: string): string {
    const [timestamp, nonce] = [String(Math.floor(now() / 1000)), newNonce()];
    const signature = signRequest({ method, path, timestamp, nonce, body }, privateKey);
    const fields = {
      mchid: account.merchantId,
      nonce_str: nonce,
      signature,
      timestamp,
      serial_no: account.certificateSerial,
    };
    const text = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
    return `${signatureScheme} ${text.join(',')}`;
  }

  const send = ({ method, path, body = '', maxBytes }: Sending): Promise<Answered> =>
    askProvider({
      url: `${url}${path}`,
      method,
      headers: {
        authorization: authorizationOf(method, path, body),
        accept: 'application/json',
        ...(body !== '' && { 'content-type': 'application/json' }),
      },
      body: body === '' ? undefined : body,
      timeoutMs,
      ...(maxBytes !== undefined && { maxBytes }),
    });

  return {
    platform,
    /** Any status is an answer, once it is signed. */
    ask: async ({ method, path, content }: ProviderRequest): Promise<WechatAnswer> => {
      const { status, headers, bytes } = await send({
        method,
        path,
        ...(content && { body: JSON.stringify(content) }),
      });
      const text = bytes.toString('utf8');
      demandSigned({ body: text, header: (name) => headers.get(name) ?? undefined }, { ...platform, now: now() });
      return { status, content: asObject(text) };
    },
    /** A file of bills: not signed itself, but its digest stands in an answer that was. */
    download: async (path: string, sha1: string): Promise<string> => {
      const { status, bytes } = await send({ method: 'GET', path, maxBytes: billBytes });
      const isWhole = createHash('sha1').update(bytes).digest('hex') === sha1.toLowerCase();
      if (status !== 200 || !isWhole) throw new ProviderError('forged', { code: 'bill' });
      return bytes.toString('utf8');
    },
  };
}

type Sending = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  readonly maxBytes?: number;
};
type ProviderRequest = { readonly method: 'GET' | 'POST'; readonly path: string; readonly content?: object };
export type WechatAnswer = { readonly status: number; readonly content: Readonly<Record<string, unknown>> };

const asObject = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    // The fields of an object, whatever they are; each is looked at where it is read.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch (error) {
    throw new ProviderError('refused', { cause: error });
  }
};
