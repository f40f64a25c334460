import type { OpenedAttempt } from '../take/attempt-saver.ts';

const nonceBytes = 12;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** The questions of a sealed paper. Rejects where the key is not its own, or the paper was changed on the way. */
export async function unsealPaper(data: string, key: string): Promise<OpenedAttempt['questions']> {
  const sealed = bytesOf(data);
  const opens = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['decrypt']);
  const algorithm = { name: 'AES-GCM', iv: sealed.subarray(0, nonceBytes) };
  const text = await crypto.subtle.decrypt(algorithm, opens, sealed.subarray(nonceBytes));
  // Its tag says that the server has written it.
  return JSON.parse(new TextDecoder().decode(text)) as OpenedAttempt['questions'];
}

/** Browsers have it on pages that came over TLS or from their own machine; elsewhere the start brings the paper. */
export const canUnseal = (): boolean => 'subtle' in crypto;
