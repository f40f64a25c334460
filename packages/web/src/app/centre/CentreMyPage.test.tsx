import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { loadGroups, textOf, type TextKey } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'personal'>) => textOf('personal', key);
const centre = (key: TextKey<'centre'>) => textOf('centre', key);

beforeEach(async () => {
  await freshClient();
  await loadGroups('en', ['centre']);
  holdToken();
});
afterEach(cleanup);

test('[ROUTE-22] the centre opens with its home, marked in its menu; the button of the phone says where one is', async () => {
  openApp('/center');
  const title = centre('centre.home.title');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const navigation = within(screen.getByRole('navigation', { name: t('centre.nav') }));
  expect(navigation.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
  const opener = navigation.getByRole('button', { name: textOf('centre', 'centre.menu.open', { page: title }) });
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

test('[ROUTE-22] [D-179] a page of the centre nobody knows leads to its home', async () => {
  const { address } = openApp('/center/my/nothing');
  await waitFor(() => expect(address()).toBe('/center'));
  expect(await screen.findByRole('heading', { level: 1, name: centre('centre.home.title') })).toBeTruthy();
});
