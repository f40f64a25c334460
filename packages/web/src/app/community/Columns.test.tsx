import {
  listAccountColumns,
  listColumnContents,
  listSubscribedColumns,
  readColumn,
  recommendColumns,
  recommendRandomColumns,
  subscribeColumn,
} from '@shuyuan/contract/community/column.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { column, columnInfo, of, post } from './test-columns.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);

let server: Awaited<ReturnType<typeof communityServer>>;
beforeEach(async () => {
  server = await communityServer();
  server.answer(listSubscribedColumns, page());
  server.answer(recommendColumns, page());
});
afterEach(cleanup);

test('[ROUTE-39] [COMM-33] [COMM-34] without an account: recommended columns, others on demand, and one’s own', async () => {
  server.answer(recommendColumns, page(column('c1', 'One')));
  server.answer(listSubscribedColumns, page(column('c2', 'Mine', { subscribeId: 's2' })));
  const asked: (string | null)[] = [];
  server.answer(recommendRandomColumns, ({ query }) => {
    asked.push(query.get('shown'));
    return ok({ items: [column('c3', 'Three')] });
  });
  openApp('/share-team/team-column');
  const recommended = within(await screen.findByRole('region', { name: t('community.column.recommend.title') }));
  await recommended.findByRole('link', { name: 'One' });
  await userEvent.click(recommended.getByRole('button', { name: t('community.column.recommend.other') }));
  await recommended.findByRole('link', { name: 'Three' });
  expect(asked).toEqual(['c1']);
  const mine = within(screen.getByRole('region', { name: t('community.column.mine.title') }));
  expect((await mine.findByRole('link', { name: 'Mine' })).getAttribute('href')).toContain(
    '/share-team/team-column-detail?id=c2',
  );
});

test('[COMM-32] the address names the account whose columns are shown', async () => {
  server.answer(listAccountColumns, ({ query }) => page(column('c1', `Of ${query.get('enjoyId')}`)));
  openApp('/share-team/team-column?teamID=a1');
  expect(await screen.findByRole('link', { name: 'Of a1' })).toBeTruthy();
});

test('[COMM-34] D-138: subscribing is seen at once, and taken back when it is refused', async () => {
  server.answer(of(readColumn, 'c1'), ok(columnInfo({ isEnjoyAdmin: false })));
  server.answer(of(listColumnContents, 'c1'), page());
  let release: () => void = () => undefined;
  server.answer(subscribeColumn, async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return refused(500);
  });
  openApp('/share-team/team-column-detail?id=c1');
  const on = t('community.column.subscribe.named', { name: 'From the line' });
  await userEvent.click(await screen.findByRole('button', { name: on }));
  await screen.findByRole('button', { name: t('community.column.unsubscribe.named', { name: 'From the line' }) });
  expect(screen.getByText(t('community.column.subscribers', { count: '4' }))).toBeTruthy();
  release();
  await screen.findByRole('button', { name: on });
  expect(screen.getByText(t('community.column.subscribers', { count: '3' }))).toBeTruthy();
  expect(screen.queryByRole('link', { name: t('community.column.manage') })).toBeNull();
});

test('[COMM-31] D-135: contents in the order of the column or another, which the address keeps', async () => {
  const asked: (string | null)[] = [];
  server.answer(of(readColumn, 'c1'), ok(columnInfo()));
  server.answer(of(listColumnContents, 'c1'), ({ query }) => {
    asked.push(query.get('sort'));
    return page(post('q1', 'One'));
  });
  const { address } = openApp('/share-team/team-column-detail?id=c1');
  await screen.findByRole('link', { name: 'One' });
  await userEvent.click(screen.getByRole('button', { name: t('community.column.sort.mostRead') }));
  await waitFor(() => expect(address()).toBe('/share-team/team-column-detail?id=c1&sort=mostRead'));
  await waitFor(() => expect(asked).toEqual(['4', '3']));
  const manage = screen.getByRole('link', { name: t('community.column.manage') });
  expect(manage.getAttribute('href')).toContain('/column-manage/column-detail?id=c1');
});

test.for(['/share-team/team-column-detail', '/share-team/team-column-detail?id=c7'])(
  '[COMM-30] %s: no such column',
  async (address) => {
    server.answer(of(readColumn, 'c7'), refused(404));
    openApp(address);
    expect(await screen.findByText(t('community.column.unknown.title'))).toBeTruthy();
  },
);
