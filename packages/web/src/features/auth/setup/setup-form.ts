import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { ApiError } from '../../../lib/api-error.ts';

export type SetupValues = {
  readonly code: string;
  readonly companyName: string;
  readonly fullName: string;
  readonly account: string;
  readonly password: string;
};

const isBetween = (text: string, min: number, max: number): boolean => {
  const length = textLength(text);
  return length >= min && length <= max;
};

/** The rules of the endpoint, field by field; each is true where the value may be sent. */
export const setupRules = {
  code: ({ code }) => isBetween(code, 1, 100),
  companyName: ({ companyName }) => isBetween(companyName, 1, 60),
  fullName: ({ fullName }) => isBetween(fullName, 1, 40),
  account: ({ account }) => isBetween(account, 3, 60),
  password: ({ password, account }) => isAcceptablePassword(password, account.trim()),
} as const satisfies Record<keyof SetupValues, (values: SetupValues) => boolean>;

/** Refusals of the server the form places at a field. */
const claimed = {
  'setup.wrong-code': 'code',
  'auth.password-weak': 'password',
  'auth.password-common': 'password',
} as const satisfies Partial<Record<ErrorCode, keyof SetupValues>>;

export const setupClaims = Object.keys(claimed) as (keyof typeof claimed)[];

/** Where the server's refusal belongs and the number of its text; null when it is not the form's to show. */
export function setupRefusal(error: unknown): { readonly field: keyof SetupValues; readonly number: number } | null {
  if (!(error instanceof ApiError) || error.number === null) return null;
  const code = setupClaims.find((one) => one === error.code);
  return code ? { field: claimed[code], number: error.number } : null;
}
