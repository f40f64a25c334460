import { browserSlot } from './storage.ts';

const slot = browserSlot('shuyuan.token');

/** What the server knows this browser by. In local storage, so that all tabs share one session. */
export const readToken = slot.read;
export const writeToken = slot.write;
export const removeToken = slot.remove;

/** Tells when another tab signed in or out; the tab that did it hears nothing. */
export function onTokenOfOtherTab(listener: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    // A null key is `localStorage.clear()`.
    if (event.key === slot.key || event.key === null) listener();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
