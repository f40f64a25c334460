import { createCipheriv, createDecipheriv, randomBytes, sign, verify, type KeyObject } from 'node:crypto';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { ProviderError } from '../payment-provider.ts';

export const signatureScheme = 'WECHATPAY2-SHA256-RSA2048';
/** A signature that is older was listened to by somebody; the provider signs every try anew. */
const freshMs = 5 * minuteMs;

export const newNonce = (): string => randomBytes(16).toString('hex').toUpperCase();

const linesOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
const signed = (lines: readonly string[], key: KeyObject): string =>
  sign('sha256', Buffer.from(linesOf(lines)), key).toString('base64');

type Request = {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
};
const requestLines = ({ method, path, timestamp, nonce, body }: Request) => [method, path, timestamp, nonce, body];

export const signRequest = (request: Request, key: KeyObject): string => signed(requestLines(request), key);
export const isRequestSigned = (request: Request, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(linesOf(requestLines(request))), key, Buffer.from(signature, 'base64'));

const signatureHeaders = {
  timestamp: 'wechatpay-timestamp',
  nonce: 'wechatpay-nonce',
  serial: 'wechatpay-serial',
  signature: 'wechatpay-signature',
} as const;

/** The headers of an answer or a callback the holder of the key has signed. */
export function signMessage(body: string, { key, keyId, now }: { key: KeyObject; keyId: string; now: number }) {
  const [timestamp, nonce] = [String(Math.floor(now / 1000)), newNonce()];
  return {
    [signatureHeaders.timestamp]: timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.serial]: keyId,
    [signatureHeaders.signature]: signed([timestamp, nonce, body], key),
  };
}

type Message = { readonly body: string; readonly header: (name: string) => string | undefined };
type Signer = { readonly key: KeyObject; readonly keyId: string; readonly now: number };

/** Throws unless the platform signed this text within minutes. */
export function demandSigned({ body, header }: Message, { key, keyId, now }: Signer): void {
  const [timestamp, nonce] = [header(signatureHeaders.timestamp) ?? '', header(signatureHeaders.nonce) ?? ''];
  const isFresh = /^\d{1,12}$/.test(timestamp) && Math.abs(now - Number(timestamp) * 1000) <= freshMs;
  const signature = Buffer.from(header(signatureHeaders.signature) ?? '', 'base64');
  const isOurs = header(signatureHeaders.serial) === keyId;
  const text = Buffer.from(linesOf([timestamp, nonce, body]));
  if (!isFresh || !isOurs || !verify('sha256', text, key, signature)) throw new ProviderError('forged');
}

export type Sealed = { readonly ciphertext: string; readonly nonce: string; readonly associated_data: string };
const tagBytes = 16;

/** AEAD_AES_256_GCM with the key of the account: the tag stands behind the text. */
export function unseal({ ciphertext, nonce, associated_data: about }: Sealed, apiKey: string): string {
  try {
    const bytes = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(about));
    return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8');
  } catch (error) {
    throw new ProviderError('forged', { cause: error });
  }
}

export function seal(text: string, apiKey: string, about: string): Sealed {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(apiKey), Buffer.from(nonce)).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { ciphertext: bytes.toString('base64'), nonce, associated_data: about };
}
