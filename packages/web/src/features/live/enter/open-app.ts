/** D-051: an app that is installed has taken the page's focus by then. */
const appPatienceMs = 2_000;

/** Asks the system to open an app by its scheme. No browser says whether one answered; losing the focus is the sign. */
export function openApp(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const away = (): void => {
    if (document.visibilityState === 'hidden' || !document.hasFocus()) end(true);
  };
  const end = (isOpened: boolean): void => {
    clearTimeout(timer);
    window.removeEventListener('blur', away);
    document.removeEventListener('visibilitychange', away);
    resolve(isOpened);
  };
  const timer = setTimeout(() => end(false), appPatienceMs);
  window.addEventListener('blur', away);
  document.addEventListener('visibilitychange', away);
  window.location.assign(address);
  return promise;
}
