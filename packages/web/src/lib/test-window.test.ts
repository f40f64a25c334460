import { expect, test, vi } from 'vitest';
import { restoreWindow } from '../../test-window.ts';

const restore = async () => restoreWindow?.();

test('what a file of tests leaves in the window is gone before the next one begins', async () => {
  const address = window.location.href;
  const width = window.innerWidth;
  const { fetch } = globalThis;
  document.title = 'left';
  document.body.append('left');
  document.documentElement.dir = 'rtl';
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  window.location.hash = '#/left';
  window.innerWidth = 390;
  Object.assign(window, { left: true });
  Object.defineProperty(navigator, 'left', { value: true, configurable: true });
  Object.defineProperty(HTMLElement.prototype, 'left', { value: true, configurable: true });
  vi.stubGlobal('fetch', () => undefined);
  await restore();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.title, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  expect([window.location.href, window.innerWidth]).toEqual([address, width]);
  expect([window, navigator, document.body].filter((target) => 'left' in target)).toEqual([]);
  expect(globalThis.fetch).toBe(fetch);
});

test('listeners and timers end with their file', async () => {
  const called = vi.fn();
  window.addEventListener('storage', called);
  document.addEventListener('visibilitychange', called);
  document.body.addEventListener('click', called);
  setTimeout(called, 1);
  setInterval(called, 1);
  await restore();
  window.dispatchEvent(new Event('storage'));
  document.dispatchEvent(new Event('visibilitychange'));
  document.body.click();
  // Of timers with one length the first that was made is the first to end.
  const later = Promise.withResolvers<void>();
  setTimeout(later.resolve, 1);
  await later.promise;
  expect(called).not.toHaveBeenCalled();
});
