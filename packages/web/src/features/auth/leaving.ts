import { apiUrl } from '../../lib/call.ts';
import { tabSlot } from '../../lib/storage.ts';

const slot = tabSlot('shuyuan.away');

/** Known to this tab alone: a code somebody else sends here is of no use without it. */
function newBinding(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const binding = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  slot.write(binding);
  return binding;
}

/** Off to the company's own sign-in page; the way back is the login page. */
export function leaveFor(sourceId: string, returnTo: string | undefined): void {
  const query = new URLSearchParams({ binding: newBinding(), ...(returnTo && { returnTo }) });
  window.location.assign(`${apiUrl(`/oauth/oidc/${sourceId}/start`)}?${query.toString()}`);
}

export function takeBinding(): string {
  const binding = slot.read() ?? '';
  slot.remove();
  return binding;
}
