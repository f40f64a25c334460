import { textLength } from '../kernel/text-length.ts';

export const passwordMin = 10;
export const passwordMax = 200;

/** Length before composition rules: ten characters that are not all one character and not the account itself. */
export function isAcceptablePassword(password: string, account: string): boolean {
  const length = textLength(password);
  const isVaried = new Set(password).size >= 4;
  return length >= passwordMin && length <= passwordMax && isVaried && password.toLowerCase() !== account.toLowerCase();
}

/** A one-time password opens an account for so long after it was made; then the administrator makes another. */
export const oneTimePasswordMs = 72 * 3_600_000;
