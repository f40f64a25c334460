import { sign, verify, type KeyObject } from 'node:crypto';

/** Fields as they are signed: by name, without those that are empty and without the signature itself. */
export const signedText = (fields: Fields, leftOut: readonly string[] = ['sign']): string =>
  Object.entries(fields)
    .filter(([name, value]) => value !== '' && !leftOut.includes(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

export type Fields = Readonly<Record<string, string>>;

/** RSA2: SHA-256 with RSA over UTF-8. */
export const signText = (text: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(text), key).toString('base64');
export const isTextSigned = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** Notifications are signed without `sign_type`, requests with it. */
export const notificationText = (fields: Fields): string => signedText(fields, ['sign', 'sign_type']);

/** Where the object of a JSON text ends that begins at `start`; its texts may hold braces. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInText = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInText && character === '\\') at += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && character === '{') depth += 1;
    else if (!isInText && character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The object below a name exactly as it was sent, which is what its signature is over; null where there is none. */
export function rawObjectOf(text: string, name: string): string | null {
  const at = text.indexOf(`"${name}":`);
  const start = at < 0 ? -1 : text.indexOf('{', at);
  const end = start < 0 ? -1 : endOfObject(text, start);
  return end < 0 ? null : text.slice(start, end);
}
