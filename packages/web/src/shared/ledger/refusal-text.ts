import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { ApiError } from '../../lib/api-error.ts';
import { textOfRefusal } from '../../lib/texts.ts';

/** The server's word where the form shows it; null for whatever the form has not claimed. */
export function refusalText(error: unknown, claimed: readonly ErrorCode[]): string | null {
  if (!(error instanceof ApiError) || error.number === null || error.code === null) return null;
  return claimed.includes(error.code) ? textOfRefusal(error) : null;
}
