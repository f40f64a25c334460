import { readAttentionStatistic } from '@shuyuan/contract/community/attention.wire';
import {
  listColumnContents,
  listSubscribedColumns,
  readColumn,
  recommendColumns,
  subscribeColumn,
} from '@shuyuan/contract/community/column.wire';
import { listSubscribedQuestions } from '@shuyuan/contract/community/question-action.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go } from '../../lib/navigation.ts';
import { ok } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { column, columnInfo, followed, of, post } from './test-columns.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const one = { name: 'From the line' };

let server: Awaited<ReturnType<typeof communityServer>>;
let isSubscribed: boolean;
beforeEach(async () => {
  isSubscribed = false;
  const mine = () => ({ subscribeId: isSubscribed ? 's1' : null, subscribeNum: isSubscribed ? 4 : 3 });
  const card = () => column('c1', one.name, mine());
  server = await communityServer();
  server.answer(recommendColumns, () => (isSubscribed ? page() : page(card())));
  server.answer(listSubscribedColumns, () => (isSubscribed ? page(card()) : page()));
  server.answer(listSubscribedQuestions, () => (isSubscribed ? page(post('q1', 'New in it')) : page()));
  server.answer(readAttentionStatistic, () => ok(followed('column', isSubscribed ? 1 : 0)));
  server.answer(of(readColumn, 'c1'), () => ok(columnInfo(mine())));
  server.answer(of(listColumnContents, 'c1'), page());
  server.answer(subscribeColumn, ({ body }) => {
    ({ isOn: isSubscribed } = JSON.parse(body) as { isOn: boolean });
    return ok(mine());
  });
});
afterEach(cleanup);

const subscribe = () => screen.findByRole('button', { name: t('community.column.subscribe.named', one) });
const unsubscribe = () => screen.findByRole('button', { name: t('community.column.unsubscribe.named', one) });

test('[COMM-33] [COMM-34] what was subscribed to elsewhere is recommended no more', async () => {
  openApp('/share-team/team-column');
  const recommended = async () =>
    within(await screen.findByRole('region', { name: t('community.column.recommend.title') }));
  await userEvent.click(await (await recommended()).findByRole('link', one));
  await userEvent.click(await subscribe());
  await unsubscribe();
  await waitFor(() => expect(isSubscribed).toBe(true));
  go('teamColumn', {});
  await (await recommended()).findByText(t('community.column.recommend.empty.title'));
  expect(screen.queryByRole('button', { name: t('community.column.subscribe.named', one) })).toBeNull();
});

test('[COMM-24] [COMM-34] who subscribes no longer is not counted, and hears of nothing new in it', async () => {
  isSubscribed = true;
  openApp('/share-study/my-collection-detail?tab=columns');
  await screen.findByRole('link', { name: `${t('teams.collection.columns')} · 1` });
  await screen.findByRole('link', { name: 'New in it' });
  await userEvent.click(await unsubscribe());
  await screen.findByRole('link', { name: t('teams.collection.columns') });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'New in it' })).toBeNull());
});
