import { isAcceptablePassword } from '@shuyuan/contract/auth/password';
import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { ApiError } from '../../../lib/api-error.ts';

export type PasswordValues = { readonly password: string; readonly newPassword: string; readonly repeated: string };

/** Which fields may not be sent as they are; the rules of the endpoint, and that one typed what one meant. */
export function wrongFields(values: PasswordValues, account: string): (keyof PasswordValues)[] {
  return [
    ...(values.password === '' ? (['password'] as const) : []),
    ...(isAcceptablePassword(values.newPassword, account) ? [] : (['newPassword'] as const)),
    ...(values.repeated === values.newPassword ? [] : (['repeated'] as const)),
  ];
}

const claimed = {
  'auth.wrong-password': 'password',
  'auth.password-unchanged': 'newPassword',
  'auth.password-weak': 'newPassword',
  'auth.password-common': 'newPassword',
} as const satisfies Partial<Record<ErrorCode, keyof PasswordValues>>;

export const passwordClaims = Object.keys(claimed) as (keyof typeof claimed)[];

/** Where the server's refusal belongs; null when it is not the form's to show. */
export function passwordRefusal(error: unknown): { field: keyof PasswordValues; number: number } | null {
  if (!(error instanceof ApiError) || error.number === null) return null;
  const code = passwordClaims.find((one) => one === error.code);
  return code ? { field: claimed[code], number: error.number } : null;
}
