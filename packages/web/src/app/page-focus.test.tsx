import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { go } from '../lib/navigation.ts';
import { freshClient } from '../lib/test-client.ts';
import { openApp, t } from './test-app.tsx';

beforeEach(async () => {
  await freshClient();
});

test('the focus goes to the heading of a page that was entered, and stays where it is on the first one', async () => {
  openApp('/about');
  const about = await screen.findByRole('heading', { level: 1, name: t('about.title') });
  expect(document.activeElement).not.toBe(about);
  act(() => go('errorPage', { code: '40305' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  act(() => go('about'));
  const again = await screen.findByRole('heading', { level: 1, name: t('about.title') });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(again.getAttribute('tabindex')).toBe('-1');
});

/** As a page does when it has read its subject. */
function drawHeading(main: Element): HTMLElement {
  const heading = document.createElement('h1');
  main.append(heading);
  return heading;
}

/** On a page whose heading has not come yet. */
async function enterWithoutHeading(): Promise<HTMLElement> {
  openApp('/about');
  await screen.findByRole('heading', { level: 1, name: t('about.title') });
  const main = screen.getByRole('main');
  vi.spyOn(main, 'querySelector').mockReturnValueOnce(null).mockReturnValueOnce(null);
  act(() => go('errorPage', { code: '40305' }));
  await waitFor(() => expect(document.activeElement).toBe(main));
  for (const heading of main.querySelectorAll('h1')) heading.remove();
  return main;
}

test('a heading that comes with what is read gets the focus when it comes', async () => {
  const main = await enterWithoutHeading();
  main.append(document.createElement('p'));
  const heading = drawHeading(main);
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a heading that comes later leaves the focus with who has gone on', async () => {
  const main = await enterWithoutHeading();
  const field = document.createElement('input');
  main.append(field);
  field.focus();
  const heading = drawHeading(main);
  await waitFor(() => expect(main.lastElementChild).toBe(heading));
  await Promise.resolve();
  expect(document.activeElement).toBe(field);
});

test('another search on the same page moves neither the focus nor the page', async () => {
  openApp('/about');
  const link = (await screen.findAllByRole('link'))[0];
  link?.focus();
  const scroll = vi.spyOn(window, 'scrollTo');
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(240);
  act(() => go('about', {}, { open: '7' }));
  await waitFor(() => expect(scroll).toHaveBeenLastCalledWith({ top: 240 }));
  expect(document.activeElement).toBe(link);
});
