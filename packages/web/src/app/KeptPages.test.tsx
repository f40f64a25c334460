import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSearchParams } from '../lib/route-values.ts';
import { useSession } from '../lib/session.ts';
import { personData } from '../lib/test-transport.ts';
import { KeptPages, KeptSlot } from './KeptPages.tsx';
import { routeNames, routeTable } from './route-table.ts';

const effect = vi.fn();
const Collection: ComponentType = () => {
  const [likes, setLikes] = useState(0);
  const { tab = 'none' } = useSearchParams();
  useEffect(() => {
    effect('begins');
    return () => effect('ends');
  }, []);
  return (
    <button type="button" onClick={() => setLikes(likes + 1)}>
      {tab}: {likes}
    </button>
  );
};

const values = (tab: string) => ({ params: {}, search: { tab } });
const Shell = ({ tab }: { tab: string | null }) => (
  <>
    <main>{tab === null ? 'elsewhere' : <KeptSlot name="myCollection" Page={Collection} values={values(tab)} />}</main>
    <KeptPages />
  </>
);

afterEach(() => {
  cleanup();
  act(() => useSession.setState({ currentUser: null }));
  effect.mockReset();
});

test('[ROUTE-37] exactly the collection is kept alive', () => {
  expect(routeNames.filter((name) => routeTable[name].isKeptAlive)).toEqual(['myCollection']);
});

test('[ROUTE-37] a kept page that is left and returned to is as it was', () => {
  const { rerender } = render(<Shell tab="a" />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('main').textContent).toBe('a: 2');
  rerender(<Shell tab={null} />);
  expect(document.body.textContent).toBe('elsewhere');
  rerender(<Shell tab="b" />);
  expect(screen.getByRole('main').textContent).toBe('b: 2');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('main').textContent).toBe('b: 3');
});

test('[ROUTE-37] while it is out of sight it does nothing', () => {
  const { rerender } = render(<Shell tab="a" />);
  expect(effect.mock.calls).toEqual([['begins']]);
  rerender(<Shell tab={null} />);
  expect(effect.mock.calls.at(-1)).toEqual(['ends']);
  rerender(<Shell tab="a" />);
  expect(effect.mock.calls.at(-1)).toEqual(['begins']);
});

test('[ROUTE-37] D-030: the next person does not find what the last one left', () => {
  act(() => useSession.setState({ currentUser: personData().currentUser }));
  const { rerender } = render(<Shell tab="a" />);
  fireEvent.click(screen.getByRole('button'));
  rerender(<Shell tab={null} />);
  act(() => useSession.setState({ currentUser: personData({ id: 'm2' }).currentUser }));
  rerender(<Shell tab="a" />);
  expect(screen.getByRole('main').textContent).toBe('a: 0');
});
