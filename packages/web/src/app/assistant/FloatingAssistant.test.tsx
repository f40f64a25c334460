import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freshClient } from '../../lib/test-client.ts';
import { openApp, t as common } from '../test-app.tsx';
import { assistantServer, t } from './test-assistant.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const opener = () => screen.findByRole('button', { name: common('frame.assistant.open') });
const group = () => screen.getByRole('group', { name: common('frame.assistant.group') });
const endOf = () => Number.parseFloat(group().style.insetInlineEnd);
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
const press = async (lastingMs: number, to: { clientX: number; clientY: number }) => {
  const target = await opener();
  const at = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  fireEvent.pointerDown(target, { button: 0, clientX: 500, clientY: 500 });
  fireEvent.pointerMove(window, to);
  at.mockReturnValue(1_000 + lastingMs);
  fireEvent.pointerUp(window, to);
  at.mockRestore();
  fireEvent.click(target);
};
const drawer = () => screen.queryByRole('complementary', { name: t('assistant.title') });

test('[AI-03] a visitor has neither button', async () => {
  await freshClient();
  openApp('/about');
  await screen.findByRole('main');
  // Were it asked for, it would be there now.
  await act(() => import('./FloatingAssistant.tsx'));
  expect(screen.queryByRole('group', { name: common('frame.assistant.group') })).toBeNull();
});

test('[AI-01] [AI-02] a member has both; the reasoning page opens in a new tab', async () => {
  await assistantServer();
  openApp('/help');
  await opener();
  const link = screen.getByRole('link', { name: common('frame.assistant.reasoning') });
  expect(link.getAttribute('href')).toBe('#/ds-i/index');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('[AI-07] [AI-01] a short press opens the chat beside the page; Escape closes it', async () => {
  wide(true);
  await assistantServer();
  openApp('/help');
  await press(100, { clientX: 500, clientY: 500 });
  const field = await screen.findByRole('textbox', { name: t('assistant.question') });
  expect(drawer()).toBeTruthy();
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(drawer()).toBeNull());
});

test('[AI-07] [D-161] a long press moves it, opens nothing, and is remembered for this person', async () => {
  wide(true);
  await assistantServer();
  openApp('/help');
  await opener();
  const before = endOf();
  await press(300, { clientX: 460, clientY: 480 });
  await waitFor(() => expect(endOf()).toBe(before + 40));
  expect(drawer()).toBeNull();
  expect(localStorage.getItem('shuyuan.assistant.place.m1')).toBe(`${before + 40} 74`);
});

test('[AI-01] arrow keys move it', async () => {
  await assistantServer();
  openApp('/help');
  fireEvent.keyDown(await opener(), { key: 'ArrowLeft' });
  await waitFor(() => expect(endOf()).toBe(70));
});

test('[AI-01] on a phone it leads to the page of the assistant, where it is not needed any more', async () => {
  wide(false);
  await assistantServer();
  const { address } = openApp('/help');
  fireEvent.click(await opener());
  await waitFor(() => expect(address()).toBe('/ai-assistant'));
  await waitFor(() => expect(screen.queryByRole('group', { name: common('frame.assistant.group') })).toBeNull());
});
