type Area = 'localStorage' | 'sessionStorage';

/** A browser that forbids storage throws on the first touch; the client then remembers nothing and still works. */
function safely<Value>(touch: () => Value, otherwise: Value): Value {
  try {
    return touch();
  } catch {
    return otherwise;
  }
}

const slot = (area: Area) => (key: string) => ({
  key,
  read: (): string | null => safely(() => window[area].getItem(key), null),
  write: (value: string): void => safely(() => window[area].setItem(key, value), undefined),
  remove: (): void => safely(() => window[area].removeItem(key), undefined),
});

/** One remembered text for all tabs of this browser. */
export const browserSlot = (key: string) => ({
  ...slot('localStorage')(key),
  /** Calls when another tab wrote or removed it; the tab that did it hears nothing. */
  onChangeElsewhere: (listener: () => void): (() => void) => {
    const follow = (event: StorageEvent): void => {
      // A null key is `localStorage.clear()`.
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  },
});
/** One remembered text for this tab. */
export const tabSlot = slot('sessionStorage');

const cachePrefix = 'shuyuan.cache.';

/** Something of the signed-in person kept for this tab, such as the share config or the last team (SHARE-07, D-112). */
export const cacheSlot = (name: string) => tabSlot(`${cachePrefix}${name}`);

/** D-030: on logout and change of user, so that the next person never meets what the last one left. */
export function clearCaches(): void {
  safely(() => {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(cachePrefix));
    for (const key of keys) window.sessionStorage.removeItem(key);
  }, undefined);
}
