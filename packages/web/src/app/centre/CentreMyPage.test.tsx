import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { textOf, type TextKey } from '../../lib/texts.ts';
import { openApp } from '../test-app.tsx';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'personal'>) => textOf('personal', key);

beforeEach(async () => {
  await freshClient();
  holdToken();
});
afterEach(cleanup);

test('[ROUTE-22] the centre opens with the profile, marked in its navigation', async () => {
  const { address } = openApp('/center');
  await waitFor(() => expect(address()).toBe('/center/my/profile'));
  const title = t('centre.profile.title');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const navigation = within(screen.getByRole('navigation', { name: t('centre.nav') }));
  expect(navigation.getByRole('link', { name: title }).getAttribute('aria-current')).toBe('page');
});

test('[ROUTE-22] a page of the centre nobody knows is the empty error page', async () => {
  openApp('/center/my/nothing');
  expect(await screen.findByRole('heading', { name: textOf('errors', 'error.notFound') })).toBeTruthy();
});
