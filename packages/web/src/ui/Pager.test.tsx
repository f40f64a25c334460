import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from './test-render.tsx';
import { Pager, type PagerLabels } from './Pager.tsx';
import { pagerWindow } from './pager-window.ts';

const labels: PagerLabels = {
  navigation: 'pages',
  previous: 'previous',
  next: 'next',
  page: (page) => `page ${page}`,
  total: (count) => `total ${count}`,
  pageSize: 'size',
  pageSizeOption: (size) => `${size} each`,
};

test('[SHELL-18] the pager starts with 20 a page and offers 10, 20, 30 and 40', () => {
  renderUi(<Pager page={1} recordCount={100} labels={labels} onChange={() => undefined} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'size' });
  expect(select.value).toBe('20');
  expect([...select.options].map((option) => Number(option.value))).toEqual([10, 20, 30, 40]);
  expect(screen.getByRole('button', { name: 'page 5' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'page 6' })).toBeNull();
});

test('[SHELL-18] a change of size keeps the first row of the page in sight', async () => {
  const onChange = vi.fn();
  renderUi(<Pager page={3} recordCount={100} labels={labels} onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), '10');
  expect(onChange).toHaveBeenLastCalledWith({ page: 5, pageSize: 10 });
  await userEvent.selectOptions(screen.getByRole('combobox'), '40');
  expect(onChange).toHaveBeenLastCalledWith({ page: 2, pageSize: 40 });
});

test('the arrows stop at both ends and the page is marked', async () => {
  const onChange = vi.fn();
  renderUi(<Pager page={5} recordCount={100} labels={labels} onChange={onChange} />);
  expect(screen.getByRole('button', { name: 'next' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'page 5' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'previous' }));
  expect(onChange).toHaveBeenCalledWith({ page: 4, pageSize: 20 });
});

test('a page beyond the last is shown as the last', () => {
  renderUi(<Pager page={9} recordCount={30} labels={labels} onChange={() => undefined} />);
  expect(screen.getByRole('button', { name: 'page 2' }).getAttribute('aria-current')).toBe('page');
});

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [10, 20, [1, 'gap-before', 9, 10, 11, 'gap-after', 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows its neighbours and both ends', (page, count, slots) => {
  expect(pagerWindow(page, count)).toEqual(slots);
});

test('every window names each page once and hides at least two pages behind a gap', () => {
  for (let count = 1; count <= 30; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const slots = pagerWindow(page, count);
      const pages = slots.filter((slot) => typeof slot === 'number');
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages).toContain(page);
      slots.forEach((slot, index) => {
        if (typeof slot === 'number') return;
        const [before, after] = [slots[index - 1], slots[index + 1]];
        expect(Number(after) - Number(before)).toBeGreaterThan(2);
      });
    }
  }
});
