import { ApiError } from './api-error.ts';
import { textOf, textOfNumber, textOfRefusal } from './texts.ts';

/** Answers that will not be another when the same is asked again. */
const refusing = new Set([403, 404, 409, 410, 422]);

/**
 * Why something is not shown to this person, in words; null where it could not be had (no network, a server in trouble),
 * which may pass. To call a refusal “could not be loaded” sends people into trying again for ever.
 */
export function refusalText(error: unknown): string | null {
  if (!(error instanceof ApiError) || !refusing.has(error.status)) return null;
  if (error.status === 404) return textOf('errors', 'error.notFound');
  return textOfRefusal(error) ?? textOfNumber(1);
}
