import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../lib/navigation.ts';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { textOf } from '../../lib/texts.ts';
import { openApp, t } from '../test-app.tsx';

vi.mock('../HomePage.tsx', () => ({ HomePage: () => <h1>home</h1> }));
vi.mock('./NoticeBell.tsx', () => ({ NoticeBell: () => null }));

beforeEach(async () => {
  await freshClient();
  holdToken();
});
afterEach(cleanup);

const asked = async () => {
  const header = within(await screen.findByRole('banner'));
  return header.getByRole<HTMLInputElement>('combobox', { name: t('frame.search.label') }).value;
};

test('the search box shows what is searched for, and nothing on the pages after it', async () => {
  openApp('/search-v?keyword=welding');
  await waitFor(() =>
    screen.getByRole('heading', { level: 1, name: textOf('search', 'search.title.of', { words: 'welding' }) }),
  );
  expect(await asked()).toBe('welding');
  act(() => go('home'));
  await screen.findByText('home');
  await waitFor(async () => expect(await asked()).toBe(''));
});
