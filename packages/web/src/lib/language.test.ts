import { beforeEach, expect, test, vi } from 'vitest';

/** The first language is chosen when the client starts, so each case starts it anew. */
async function startedWith(stored: string | null, browser: readonly string[]): Promise<string> {
  if (stored !== null) localStorage.setItem('shuyuan.language', stored);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.resetModules();
  const { currentLanguage } = await import('./language.ts');
  return currentLanguage();
}

beforeEach(() => localStorage.clear());

test.for([
  ['fr', ['zh-CN'], 'fr'],
  [null, ['zh-TW', 'en'], 'cn'],
  [null, ['de', 'ru-RU'], 'ru'],
  ['klingon', ['ar-EG'], 'ar'],
] as const)('[I18N-09] D-036: remembered %s and browser %j is %s', async ([stored, browser, language]) => {
  expect(await startedWith(stored, browser)).toBe(language);
});

test('[I18N-09] a first visit in a language we do not have is English', async () => {
  expect(await startedWith(null, ['de', 'ja'])).toBe('en');
});

test('a browser that forbids storage still has a language', async () => {
  const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await startedWith(null, ['es'])).toBe('es');
  expect(denied).toHaveBeenCalled();
  vi.restoreAllMocks();
});
