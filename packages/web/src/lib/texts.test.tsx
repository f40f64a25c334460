import { savePreferences } from '@shuyuan/contract/people/people.wire';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { groups } from '@shuyuan/i18n/groups';
import { texts as cnCommon } from '@shuyuan/i18n/packs/cn/common';
import { texts as cnErrors } from '@shuyuan/i18n/packs/cn/errors';
import { texts as enCommon } from '@shuyuan/i18n/packs/en/common';
import { currentLanguage, rememberLanguage } from './language.ts';
import { fakeServer, ok } from './test-transport.ts';
import { i18n, translate } from './text-packs.ts';
import {
  followOtherTabs,
  initTexts,
  loadGroups,
  showLanguage,
  textOf,
  textOfNumber,
  useLanguage,
  useT,
} from './texts.ts';
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
  expect(textOf('common', 'shell.retry')).toBe(cnCommon['shell.retry']);
  expect(textOfNumber(2)).toBe(cnErrors['lang.2']);
});

test('[ERR-08] a number without a text has none; values are filled in', async () => {
  rememberLanguage('cn');
  await initTexts();
  expect(textOfNumber(77_777)).toBeNull();
  expect(textOfNumber(418_004, { totalCount: 3 })).toBe(cnErrors['lang.418004'].replace('{{totalCount}}', '3'));
});

test('[I18N-09] a text that a pack lacks appears in English, never as a raw key', async () => {
  rememberLanguage('cn');
  await initTexts();
  i18n.removeResourceBundle('cn', 'common');
  i18n.addResourceBundle('cn', 'common', {});
  expect(textOf('common', 'shell.retry')).toBe('');
  await expect.poll(() => textOf('common', 'shell.retry')).toBe(enCommon['shell.retry']);
});

const filled = (pack: Record<'home.greeting.noon' | 'section.live', string>) =>
  pack['home.greeting.noon'].replace('{{name}}', pack['section.live']);

const Greeting = () => {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void setLanguage('ar')}>
      {language}: {t('home.greeting.noon', { name: t('section.live') })}
    </button>
  );
};

test('[I18N-01] a change of language re-renders the texts and turns the page round', async () => {
  rememberLanguage('cn');
  await initTexts();
  render(<Greeting />);
  expect(screen.getByRole('button').textContent).toBe(`cn: ${filled(cnCommon)}`);
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['zh-CN', 'ltr']);
  await act(() => showLanguage('en'));
  expect(screen.getByRole('button').textContent).toBe(`en: ${filled(enCommon)}`);
  await act(() => showLanguage('ar'));
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});

test('D-036: a language chosen in another tab is shown in this one, the last one chosen', async () => {
  rememberLanguage('cn');
  await initTexts();
  const unfollow = followOtherTabs();
  render(<Greeting />);
  for (const language of ['fr', 'ar']) {
    localStorage.setItem('shuyuan.language', language);
    window.dispatchEvent(new StorageEvent('storage', { key: 'shuyuan.language', newValue: language }));
  }
  await expect.poll(() => screen.getByRole('button').textContent).toContain('ar: ');
  expect(document.documentElement.dir).toBe('rtl');
  unfollow();
});

test('[I18N-03] a part whose group was not loaded brings it', async () => {
  rememberLanguage('en');
  await initTexts();
  i18n.removeResourceBundle('en', 'common');
  render(<Greeting />);
  expect(await screen.findByText(`en: ${filled(enCommon)}`)).toBeTruthy();
});

test('[I18N-01] every value of every Arabic text is fenced: Chinese in it moves no quotation mark', async () => {
  rememberLanguage('ar');
  await initTexts();
  await i18n.changeLanguage('ar');
  await loadGroups('ar', groups);
  const placeholder = /\{\{(\w+)\}\}/g;
  let walked = 0;
  for (const group of groups)
    // Packs are texts by key.
    for (const [key, text] of Object.entries(i18n.getResourceBundle('ar', group) as Record<string, string>)) {
      const names = [...text.matchAll(placeholder)].flatMap(([, name]) => name ?? []);
      if (names.length === 0) continue;
      walked += 1;
      const values = Object.fromEntries(names.map((name) => [name, '换型']));
      expect(translate(key, { ...values, ns: group }), key).toBe(text.replaceAll(placeholder, '\u2068换型\u2069'));
    }
  expect(walked).toBeGreaterThan(100);
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
  await expect.poll(() => currentLanguage()).toBe('ar');
  expect(localStorage.getItem('shuyuan.language')).toBe('ar');
  expect(saved).not.toHaveBeenCalled();
  await act(() => showLanguage('en'));
  writeToken('t1');
  act(() => screen.getByRole('button').click());
  await expect.poll(() => saved).toHaveBeenCalledWith({ language: 'ar' });
});

test('two quick changes of language end with the last wish', async () => {
  rememberLanguage('en');
  await initTexts();
  await Promise.all([showLanguage('cn'), showLanguage('en')]);
  expect(currentLanguage()).toBe('en');
  await loadGroups('en', ['common']);
  expect(textOf('common', 'shell.retry')).toBe(enCommon['shell.retry']);
});
