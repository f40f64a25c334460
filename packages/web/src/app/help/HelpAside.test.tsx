import { readGlobalData } from '@shuyuan/contract/system/system.wire';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { freshClient, holdToken } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp, t as common } from '../test-app.tsx';

afterEach(cleanup);

const t = (key: TextKey<'help'>, values?: TextValues): string => textOf('help', key, values);
const opener = () => screen.findByRole('button', { name: common('frame.pageHelp') });
const aside = () => screen.queryByRole('region', { name: t('help.aside.title') });
const wide = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // Only the answer is asked for.
    (query) =>
      ({
        matches: isWide,
        media: query,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as unknown as MediaQueryList,
  );

/** A member of the audience of the help centre. */
async function reader(menus: ReturnType<typeof personData>['menus'] = ['home', 'help']): Promise<void> {
  const server = await freshClient();
  server.answer(readGlobalData, ok({ ...personData(), menus }));
  holdToken();
}

test('[ROLE-06] whoever is not in the audience of the help centre has no help beside a page', async () => {
  await reader(['home']);
  openApp('/about');
  // It would stand beside this one.
  await screen.findByRole('button', { name: common('frame.create') });
  expect(screen.queryByRole('button', { name: common('frame.pageHelp') })).toBeNull();
});

test('it opens beside the page with the focus at its heading, and gives it back when it is closed', async () => {
  wide(true);
  await reader();
  openApp('/help');
  await userEvent.click(await opener());
  const heading = await screen.findByRole('heading', { level: 2, name: t('help.aside.title') });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect((await opener()).getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(aside()).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await opener()));
});

test('it has the articles of the page one is on, and an opened one stays while one goes on', async () => {
  wide(true);
  await reader();
  const { goTo } = openApp('/center/my/profile');
  await userEvent.click(await opener());
  await screen.findByRole('heading', { name: t('help.aside.title') });
  const part = within(aside() ?? document.body);
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '',
    t('help.profile.title'),
    t('help.language.title'),
  ]);
  await userEvent.click(part.getByRole('button', { name: t('help.profile.title') }));
  const change = textOf('personal', 'centre.password.submit');
  await part.findByText((text) => text.includes(change));
  act(() => goTo('/about'));
  await screen.findByRole('heading', { level: 1, name: common('about.title') });
  part.getByRole('heading', { name: t('help.profile.title') });
  expect(part.getByRole('link', { name: t('help.aside.toArticle') }).getAttribute('href')).toBe('/help/profile');
  await userEvent.click(part.getByRole('button', { name: t('help.aside.title') }));
  part.getByText(t('help.aside.none'));
});

test('on a phone it is a sheet over the page', async () => {
  wide(false);
  await reader();
  openApp('/help');
  await userEvent.click(await opener());
  const sheet = await screen.findByRole('dialog', { name: t('help.aside.title') });
  await userEvent.click(within(sheet).getByRole('button', { name: t('help.aside.close') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
