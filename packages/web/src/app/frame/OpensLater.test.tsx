import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../../lib/load-chunk.ts';
import { type ErrorSurface, setErrorSurface } from '../../lib/present-error.ts';
import { initTexts } from '../../lib/texts.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { CreateDropdown } from './CreateDropdown.tsx';
import { OpensLater } from './OpensLater.tsx';

const load = vi.fn<() => Promise<typeof CreateDropdown>>();

beforeEach(() => initTexts());

function render(): HTMLElement {
  load.mockReset().mockResolvedValue(CreateDropdown);
  renderUi(<OpensLater name="part" popup="menu" target={<button type="button">Make</button>} load={load} />);
  return screen.getByRole('button', { name: 'Make' });
}

test('nothing is fetched before somebody is about to press', async () => {
  const button = render();
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button);
  expect(load).toHaveBeenCalled();
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the button that was pressed stays, names its menu and gets the focus back', async () => {
  const button = render();
  expect(button.getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  expect(button.isConnected).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(menu.id);
  expect(menu.getAttribute('aria-labelledby')).toBe(button.id);
  await expect.poll(() => menu.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('a second press closes it', async () => {
  const button = render();
  await userEvent.click(button);
  await screen.findByRole('menu');
  await userEvent.click(button);
  await expect.poll(() => screen.queryByRole('menu')).toBeNull();
});

test('D-031: a menu that cannot be had is said, and the button can be pressed again', async () => {
  const showNotice = vi.fn();
  const surface = { showNotice, reportBug: vi.fn(), textOfNumber: () => 'text' };
  setErrorSurface(surface as unknown as ErrorSurface);
  // Reloaded once already.
  sessionStorage.setItem('shuyuan.reloaded.part', '1');
  const button = render();
  load.mockRejectedValue(new ChunkLoadError('part', null));
  await userEvent.click(button);
  await expect.poll(() => showNotice).toHaveBeenCalledOnce();
  load.mockResolvedValue(CreateDropdown);
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeDefined();
});
