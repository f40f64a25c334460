import { createHmac } from 'node:crypto';
import { signatureHeader, type WebhookStyle } from '@shuyuan/contract/notifications/webhook-styles';

/** What a robot is told. */
export type WebhookNotice = {
  readonly text: string;
  readonly url: string;
  /** For machines: the notice itself, without its words. */
  readonly notice: Readonly<Record<string, unknown>>;
};

export type Target = { readonly style: WebhookStyle; readonly url: string; readonly secret: string | null };
export type Request = {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** WeCom takes 2,048 bytes of text, the others more. */
const textMaxBytes = 2_000;

/** Cut between characters, never inside one. */
function shortened(text: string): string {
  if (Buffer.byteLength(text) <= textMaxBytes) return text;
  let kept = '';
  for (const sign of text) {
    if (Buffer.byteLength(kept) + Buffer.byteLength(sign) > textMaxBytes - 3) break;
    kept += sign;
  }
  return `${kept}…`;
}

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text);
const lines = ({ text, url }: WebhookNotice): string => shortened(`${text}\n${url}`);

function dingtalk({ url, secret }: Target, told: WebhookNotice, now: number): Request {
  const body = JSON.stringify({ msgtype: 'text', text: { content: lines(told) } });
  if (!secret) return { url, body, headers: {} };
  const signed = new URL(url);
  // In milliseconds; the secret is both the key and part of the text.
  signed.searchParams.set('timestamp', String(now));
  signed.searchParams.set('sign', hmac(secret, `${now}\n${secret}`).digest('base64'));
  return { url: signed.href, body, headers: {} };
}

function feishu({ url, secret }: Target, told: WebhookNotice, now: number): Request {
  const seconds = String(Math.floor(now / 1000));
  // In seconds; time and secret together are the key, and the text that is signed is empty.
  const sign = secret ? { timestamp: seconds, sign: hmac(`${seconds}\n${secret}`, '').digest('base64') } : {};
  return { url, body: JSON.stringify({ ...sign, msg_type: 'text', content: { text: lines(told) } }), headers: {} };
}

function generic({ url, secret }: Target, told: WebhookNotice, now: number): Request {
  const body = JSON.stringify({ ...told.notice, text: told.text, url: told.url, sentAt: now });
  return { url, body, headers: secret ? { [signatureHeader]: `sha256=${hmac(secret, body).digest('hex')}` } : {} };
}

/** The key stands in the address; there is no other signature. */
const wecom = ({ url }: Target, told: WebhookNotice): Request => ({
  url,
  body: JSON.stringify({ msgtype: 'text', text: { content: lines(told) } }),
  headers: {},
});

const forms: Record<WebhookStyle, (target: Target, told: WebhookNotice, now: number) => Request> = {
  wecom,
  dingtalk,
  feishu,
  generic,
};

/** One message in the form and with the signature its receiver documents. */
export const requestOf = (target: Target, told: WebhookNotice, now: number): Request =>
  forms[target.style](target, told, now);

/** The robots answer 200 whatever happens and say in the body how it went; `null` where nothing was refused. */
export function refusalIn(style: WebhookStyle, text: string): string | null {
  if (style === 'generic') return null;
  try {
    const answer = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const code = answer['errcode'] ?? answer['code'] ?? answer['StatusCode'] ?? 0;
    return code === 0 ? null : text;
  } catch {
    return text;
  }
}
