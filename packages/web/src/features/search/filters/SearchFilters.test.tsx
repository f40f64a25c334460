import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { openFilters } from './test-filters.tsx';

const t = (key: TextKey<'search'>, values?: TextValues): string => textOf('search', key, values);
const counted = (count: number) => screen.findByRole('button', { name: t('search.filters.counted', { count }) });
const fields = () => screen.queryByRole('group', { name: t('search.filters') });

test('D-195: on a desk the filters stand on the page, without a button', async () => {
  await openFilters(true, { period: 'week' });
  await waitFor(() => expect(fields()).not.toBeNull());
  expect(screen.getByLabelText<HTMLSelectElement>(t('search.period')).value).toBe('week');
  expect(screen.queryByRole('button', { name: t('search.filters.counted', { count: 1 }) })).toBeNull();
});

test('D-195: on a phone the filters wait behind a button with the number of those in use, which has the focus again after them', async () => {
  const user = await openFilters(false, { kind: 'course', sort: 'newest', fileKind: 'video' });
  const opener = await screen.findByRole('button', { name: t('search.filters.open') });
  expect(fields()).toBeNull();
  await user.click(opener);
  const sheet = within(await screen.findByRole('dialog', { name: t('search.filters') }));
  expect(sheet.getByLabelText<HTMLSelectElement>(t('search.sort')).value).toBe('newest');
  await user.selectOptions(sheet.getByLabelText(t('search.period')), 'month');
  await user.click(sheet.getByRole('button', { name: t('search.filters.show') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await counted(1);
  await waitFor(() => expect(document.activeElement).toBe(again));
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(again));
});

test('the kind of file counts where its field is shown', async () => {
  await openFilters(false, { kind: 'file', fileKind: 'video', period: 'day' });
  expect(await counted(2)).not.toBeNull();
});
