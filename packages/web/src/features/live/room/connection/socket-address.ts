import { apiUrl } from '../../../../lib/call.ts';

/** A socket of the same origin; a page served over TLS may open none without. */
export function socketAddress(path: string, page: Pick<Location, 'protocol' | 'host'> = window.location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${apiUrl(path)}`;
}
