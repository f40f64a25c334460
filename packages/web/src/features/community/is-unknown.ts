import { ApiError } from '../../lib/api-error.ts';

/** What an address names is not there, or its number is none: its page says so instead of offering to try again. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422);
