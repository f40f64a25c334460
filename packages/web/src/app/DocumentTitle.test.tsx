import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pathOf, paths } from '../lib/paths.ts';
import { freshClient, holdToken } from '../lib/test-client.ts';
import { showLanguage, textOf } from '../lib/texts.ts';
import { question, questionServer } from './community/test-questions.ts';
import { openApp, t } from './test-app.tsx';

vi.mock('./frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
vi.mock('./HomePage.tsx', () => ({ HomePage: () => <h1>Good morning</h1> }));

beforeEach(async () => {
  await freshClient();
  holdToken();
});
afterEach(cleanup);

const named = (page: string): string => t('shell.documentTitle', { page });

test('a tab is named after the post it shows, and after the next page when one goes on', async () => {
  await questionServer(question({ title: 'Why does line three stop?' }));
  const { goTo } = openApp('/ask/question/detail/q1');
  await waitFor(() => expect(document.title).toBe(named('Why does line three stop?')));
  act(() => goTo(pathOf('help')));
  await waitFor(() => expect(document.title).toBe(named(textOf('help', 'help.title'))));
});

test('the home page is named as such, not after its greeting', async () => {
  openApp(paths.home);
  await screen.findByText('Good morning');
  await waitFor(() => expect(document.title).toBe(named(t('section.home'))));
});

test('the name of a tab follows the language', async () => {
  openApp(paths.about);
  const english = t('about.title');
  await waitFor(() => expect(document.title).toBe(named(english)));
  await act(() => showLanguage('fr'));
  expect(t('about.title')).not.toBe(english);
  // While what the page reads is on its way, the tab is named after its place in the menu.
  await waitFor(() => expect(document.title).toBe(named(t('about.title'))));
});
