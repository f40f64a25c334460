import type { ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { ApiError } from './api-error.ts';
import { textOfRefusal } from './texts.ts';

/** The text of a refusal that a form or dialog claims, to be shown inside it; null for every other failure. */
export function claimedText(error: unknown, claims: readonly ErrorCode[]): string | null {
  if (!(error instanceof ApiError) || error.code === null) return null;
  return claims.includes(error.code) ? textOfRefusal(error) : null;
}
