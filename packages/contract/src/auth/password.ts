import { textLength } from '../kernel/text-length.ts';

export const passwordMin = 10;
export const passwordMax = 200;

/** Length before composition rules: ten characters that are not all one character and not the account itself. */
export function isAcceptablePassword(password: string, account: string): boolean {
  const length = textLength(password);
  const isVaried = new Set(password).size >= 4;
  return length >= passwordMin && length <= passwordMax && isVaried && password.toLowerCase() !== account.toLowerCase();
}
