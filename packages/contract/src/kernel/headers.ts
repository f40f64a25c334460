/** HTTP-01 */
export const apiBase = '/api/v1';
/** HTTP-03 */
export const clientVersion = '11.4.0';
export const versionHeader = 'version';
/** D-004: tells an old client to offer a reload; nothing is ever refused for its version. */
export const minimumVersionHeader = 'x-minimum-version';
/** D-026 */
export const idempotencyHeader = 'idempotency-key';
export const requestIdHeader = 'x-request-id';
/** HTTP-04, D-024 */
export const cacheBuster = '_t';

const tokenType = 'Bearer';

/** HTTP-02: token type + `__` + access token. */
export const authorization = (token: string): string => `${tokenType}__${token}`;

/** D-003: split at the first `__`, the type in any case. Null when the header is not ours. */
export function tokenOf(header: string | undefined): string | null {
  const at = header?.indexOf('__') ?? -1;
  if (!header || at < 0 || header.slice(0, at).toLowerCase() !== tokenType.toLowerCase()) return null;
  return header.slice(at + 2) || null;
}
