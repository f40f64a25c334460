import { listHotSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refused } from '../../lib/test-transport.ts';
import { textOf } from '../../lib/texts.ts';
import { openBox } from './test-box.tsx';

const list = () => screen.queryByRole('listbox', { name: textOf('search', 'search.beginnings') });
const options = (): string[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const more = (): string => textOf('search', 'search.beginnings.page');
const chosen = (): string | undefined => screen.queryByRole('option', { selected: true })?.textContent;

test('[SHELL-14] D-195: nothing is asked before the box is used; empty it proposes recent searches, then hot ones the reader has not searched', async () => {
  const { server, user, box } = await openBox();
  expect(server.calls).toEqual([]);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  await user.click(box);
  await waitFor(() => expect(options()).toEqual(['paint', 'welding', 'safety', 'forklift', more()]));
  expect(box.getAttribute('aria-expanded')).toBe('true');
  expect(box.getAttribute('aria-controls')).toBe(list()?.id);
  expect(screen.getByRole('group', { name: textOf('search', 'search.recent') }).childElementCount).toBe(4);
  expect(screen.getByRole('option', { name: 'forklift' }).getAttribute('href')).toContain('keyword=forklift&from=hot');
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(list()).toBeNull();
});

test('D-195: arrows, Home and End choose, Enter opens what is chosen, Escape closes and the arrow opens again', async () => {
  const { user, box, onSearch } = await openBox();
  await user.click(box);
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe('welding');
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{End}');
  expect(chosen()).toBe(more());
  await user.keyboard('{Home}');
  expect(chosen()).toBe('paint');
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBeUndefined();
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(list()).not.toBeNull());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(list()).toBeNull();
  expect(window.location.hash).toBe('#/search-v?keyword=paint&from=recent');
  expect(onSearch).not.toHaveBeenCalled();
});

test('[SHELL-14] a recent search is forgotten by its button or by Delete, all of them at once, and the box keeps the focus', async () => {
  const { user, box } = await openBox();
  await user.click(box);
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.click(screen.getByRole('button', { name: textOf('search', 'search.recent.forget', { words: 'paint' }) }));
  // A search colleagues make, too, is proposed again once it is forgotten here.
  await user.keyboard('{Home}{Delete}');
  expect(options()).toEqual(['safety', 'welding', 'forklift', more()]);
  expect(chosen()).toBe('safety');
  await user.keyboard('{End}{Delete}');
  expect(options()).toHaveLength(4);
  await user.tab();
  expect(document.activeElement?.textContent).toBe(textOf('search', 'search.recent.clear'));
  await user.keyboard('{Enter}');
  expect(options()).toEqual(['welding', 'forklift', more()]);
  expect(document.activeElement).toBe(box);
});

test('Escape at the button that clears all closes the list and leads back into the box', async () => {
  const { user, box } = await openBox();
  await user.click(box);
  await waitFor(() => expect(options()).toHaveLength(5));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(list()).toBeNull();
  expect(document.activeElement).toBe(box);
});

test('ERR-15: without hot searches the box proposes recent ones, and typing leads to suggestions and back', async () => {
  const { server, user, box } = await openBox();
  server.answer(listHotSearches, refused(500));
  await user.click(box);
  await waitFor(() => expect(options()).toEqual(['paint', 'welding', 'safety', more()]));
  await user.keyboard('oil');
  await screen.findByRole('listbox', { name: textOf('search', 'search.suggestions') });
  await user.click(screen.getByRole('button', { name: textOf('common', 'frame.search.clear') }));
  await waitFor(() => expect(list()).not.toBeNull());
  expect(document.activeElement).toBe(box);
});

test('a box with words proposes nothing when it is entered', async () => {
  const { server, user, box } = await openBox({ keyword: 'oil' });
  await user.click(box);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(server.calls).toEqual([]);
});

test('an empty box above a page that shows recent and hot searches says nothing', async () => {
  const { server, user, box } = await openBox({ isStartBelow: true });
  await user.click(box);
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(server.calls).toEqual([]);
});
