import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PathTabs } from './PathTabs.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const tabs = ['one', 'two', 'three'].map((name) => ({ name, label: name, search: { tab: name } }));

/** A phone of 300 pixels, each tab 200 wide, from the left or from the right. */
function measure(isFromRight: boolean): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = tabs.findIndex(({ name }) => name === this.textContent);
    if (index < 0) return new DOMRect(0, 0, 300, 40);
    return new DOMRect(isFromRight ? 100 - index * 200 : index * 200, 0, 200, 40);
  });
}

test.each([
  [false, 'one', 0],
  [false, 'two', 100],
  [false, 'three', 300],
  [true, 'three', -300],
])('on a phone the open tab is seen (right to left: %s, %s)', async (isFromRight, current, scrolled) => {
  measure(isFromRight);
  const component = () => <PathTabs label="lists" to="myCollection" params={{}} tabs={tabs} current={current} />;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
  const nav = await screen.findByRole('navigation', { name: 'lists' });
  await expect.poll(() => nav.scrollLeft).toBe(scrolled);
});

test.each([
  ['/share-study/my-collection-detail', 'one'],
  ['/share-study/my-collection-detail?tab=two', 'two'],
  ['/share-study/my-collection-detail?tab=two&page=3', 'two'],
])(
  'one tab is the current one, also of a page whose first list has no name in the address: %s',
  async (address, current) => {
    const all = tabs.map((tab, index) => (index === 0 ? { ...tab, search: {} } : tab));
    const component = () => <PathTabs label="lists" to="myCollection" params={{}} tabs={all} current={current} />;
    const history = createMemoryHistory({ initialEntries: [address] });
    render(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component }), history })} />);
    const links = await screen.findAllByRole('link');
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([current]);
  },
);

test('what is counted later and makes the tabs wider does not push the open one out of sight', async () => {
  measure(false);
  const Counted = () => {
    const [isCounted, setIsCounted] = useState(false);
    const all = tabs.map((tab) => (isCounted ? { ...tab, count: 0 } : tab));
    return (
      <>
        <PathTabs label="lists" to="myCollection" params={{}} tabs={all} current="two" />
        <button type="button" onClick={() => setIsCounted(true)}>
          count
        </button>
      </>
    );
  };
  const history = createMemoryHistory({ initialEntries: ['/'] });
  render(<RouterProvider router={createRouter({ routeTree: createRootRoute({ component: Counted }), history })} />);
  const nav = await screen.findByRole('navigation', { name: 'lists' });
  await expect.poll(() => nav.scrollLeft).toBe(100);
  nav.scrollLeft = 0;
  fireEvent.click(screen.getByText('count'));
  expect(nav.scrollLeft).toBe(100);
});
