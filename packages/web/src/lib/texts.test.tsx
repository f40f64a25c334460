import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage, rememberLanguage } from './language.ts';
import { fakeServer, ok } from './test-transport.ts';
import { i18n } from './text-packs.ts';
import { initTexts, loadGroups, showLanguage, textOf, textOfNumber, useLanguage, useT } from './texts.ts';
import { writeToken } from './token.ts';

beforeEach(() => {
  localStorage.clear();
  for (const language of ['cn', 'en', 'fr', 'ar'])
    for (const group of ['common', 'errors']) i18n.removeResourceBundle?.(language, group);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('[I18N-03] before the first render the common packs of the language are there', async () => {
  rememberLanguage('cn');
  await initTexts();
  expect(textOf('common', 'shell.retry')).toBe('重试');
  expect(textOfNumber(2)).toBe('操作失败，请稍后重试');
});

test('[ERR-08] a number without a text has none; values are filled in', async () => {
  rememberLanguage('cn');
  await initTexts();
  expect(textOfNumber(77_777)).toBeNull();
  expect(textOfNumber(418_004, { totalCount: 3 })).toBe('有 3 条记录无法处理，请核对后重试');
});

test('[I18N-09] a text that a pack lacks appears in English, never as a raw key', async () => {
  rememberLanguage('cn');
  await initTexts();
  i18n.removeResourceBundle('cn', 'common');
  i18n.addResourceBundle('cn', 'common', {});
  expect(textOf('common', 'shell.retry')).toBe('');
  await vi.waitFor(() => expect(textOf('common', 'shell.retry')).toBe('Try again'));
});

const Greeting = () => {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('ar')}>
      {language}: {t('shell.unbuilt', { section: t('section.live') })}
    </button>
  );
};

test('[I18N-01] a change of language re-renders the texts and turns the page round', async () => {
  rememberLanguage('cn');
  await initTexts();
  render(<Greeting />);
  expect(screen.getByRole('button').textContent).toBe('cn: “直播”正在建设中，敬请期待');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-CN', 'ltr']);
  await act(() => showLanguage('en'));
  expect(screen.getByRole('button').textContent).toBe('en: “Live” is on its way');
  await act(() => showLanguage('ar'));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});

test('[I18N-03] a part whose group was not loaded brings it', async () => {
  rememberLanguage('en');
  await initTexts();
  i18n.removeResourceBundle('en', 'common');
  render(<Greeting />);
  expect(await screen.findByText(/is on its way/)).toBeTruthy();
});

test('D-036: a choice is remembered here, and in the profile of who is signed in', async () => {
  rememberLanguage('en');
  await initTexts();
  const server = fakeServer();
  const saved = vi.fn();
  server.answer(savePreferences, ({ body }) => {
    saved(JSON.parse(body));
    return ok({ id: 'm1' });
  });
  render(<Greeting />);
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(currentLanguage()).toBe('ar'));
  expect(localStorage.getItem('shuyuan.language')).toBe('ar');
  expect(saved).not.toHaveBeenCalled();
  await act(() => showLanguage('en'));
  writeToken('t1');
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith({ language: 'ar' }));
});

test('two quick changes of language end with the last wish', async () => {
  rememberLanguage('en');
  await initTexts();
  await Promise.all([showLanguage('cn'), showLanguage('en')]);
  expect(currentLanguage()).toBe('en');
  await loadGroups('en', ['common']);
  expect(textOf('common', 'shell.retry')).toBe('Try again');
});
