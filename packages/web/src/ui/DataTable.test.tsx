import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from './test-render.tsx';
import { type Column, DataTable } from './DataTable.tsx';

type Row = { id: string; name: string; coins: number };
const rows: Row[] = [
  { id: 'a', name: 'Lin', coins: 12 },
  { id: 'b', name: 'Sara', coins: 7 },
];
const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, isSortable: true },
  { key: 'coins', header: 'Coins', cell: (row) => <button type="button">{row.coins}</button>, align: 'end' },
];
const base = { caption: 'Members', columns, rowKey: (row: Row) => row.id };
const ready = { state: 'ready', rows, empty: <p>nobody</p> } as const;

test('rows stand under their headers', () => {
  renderUi(<DataTable {...base} content={ready} />);
  const table = screen.getByRole('table', { name: 'Members' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

test('empty, loading and failed each take the place of the table', () => {
  const { rerender } = renderUi(<DataTable {...base} content={{ ...ready, rows: [] }} />);
  expect(screen.getByText('nobody')).toBeDefined();
  rerender(<DataTable {...base} content={{ state: 'loading', placeholder: <p>wait</p> }} />);
  expect(screen.getByText('wait')).toBeDefined();
  rerender(<DataTable {...base} content={{ state: 'failed', message: <p>sorry</p> }} />);
  expect(screen.getByText('sorry')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a row opens by Enter, arrows walk the rows, and a button inside keeps its keys', async () => {
  const onOpen = vi.fn();
  renderUi(<DataTable {...base} content={ready} onOpen={onOpen} />);
  const [, first, second] = screen.getAllByRole('row');
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1]);

  screen.getByRole('button', { name: '7' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '7' }));
});

test('a header sorts, and sorts back', async () => {
  const onSort = vi.fn();
  const { rerender } = renderUi(<DataTable {...base} content={ready} onSort={onSort} />);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'ascending' });
  rerender(<DataTable {...base} content={ready} onSort={onSort} sort={{ key: 'name', direction: 'ascending' }} />);
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenLastCalledWith({ key: 'name', direction: 'descending' });
});
