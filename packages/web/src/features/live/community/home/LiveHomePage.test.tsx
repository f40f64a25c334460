import { nativeCommunity } from '@shuyuan/contract/live/community.wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { setNavigator } from '../../../../lib/navigation.ts';
import { RouteValues } from '../../../../lib/route-values.ts';
import { ok } from '../../../../lib/test-transport.ts';
import { textOf, type TextKey } from '../../../../lib/texts.ts';
import { renderLive } from '../../manage/test-manage.tsx';
import { type FakeServer, freshOrganiser, t } from '../../manage/test-organiser.ts';
import { LiveHomePage } from './LiveHomePage.tsx';

let server: FakeServer;
let asked: string[];
let address = '/live/index';

const none = ok({ items: [], recordCount: 0 });

beforeEach(async () => {
  asked = [];
  server = await freshOrganiser();
  for (const [name, endpoint] of [
    ['list', nativeCommunity.list],
    ['review', nativeCommunity.review],
  ] as const)
    server.answer(endpoint, ({ query }) => {
      asked.push(`${name} ${query.get('status') ?? ''} ${query.get('search') ?? ''}`);
      return none;
    });
  server.answer(nativeCommunity.banner, ok({ items: [] }));
  server.answer(nativeCommunity.hot, none);
  server.answer(nativeCommunity.schedule, ok({ days: [] }));
  server.answer(nativeCommunity.historyCount, ok({ count: 3 }));
});

const note = (path: string): void => {
  address = path;
};

/** The page as the router shows it: what changes the address changes the page. */
function Addressed() {
  const [here, setHere] = useState(address);
  setNavigator({
    here: () => here,
    open: (path) => {
      note(path);
      act(() => setHere(path));
    },
    canGoBack: () => false,
    back: () => undefined,
  });
  const search = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  return (
    <RouteValues value={{ params: {}, search }}>
      <LiveHomePage />
    </RouteValues>
  );
}

function open(at: string) {
  address = at;
  renderLive(<Addressed />);
  return screen.getByRole<HTMLInputElement>('searchbox', { name: t('live.manage.search') });
}
const noneFound = (list: string) =>
  screen.findByText(textOf('activity', `live.home.noneFound.${list}` as TextKey<'activity'>, { text: 'welding' }));

test('[LIVE-ROOM-06] a word is looked for in what is on, what comes and what was recorded, and stays in the address', async () => {
  const box = open('/live/index?page=3&review=2&coming=mine');
  fireEvent.change(box, { target: { value: ' welding ' } });
  fireEvent.submit(box);
  expect(address).toBe('/live/index?coming=mine&search=welding');
  await noneFound('mine');
  await noneFound('review');
  expect(asked.filter((one) => one.endsWith('welding')).toSorted()).toEqual([
    'list 1 welding',
    'list 2 welding',
    'review  welding',
  ]);
  expect(screen.queryByRole('heading', { name: t('live.home.schedule.title') })).toBeNull();
});

test('[ROUTE-47] an address with a word shows what was found, and the way back to all of it', async () => {
  const box = open('/live/index?search=welding');
  expect(box.value).toBe('welding');
  const region = screen.getByRole('region', { name: t('live.home.coming.title') });
  await noneFound('coming');
  fireEvent.click(within(region).getByRole('button', { name: t('live.manage.search.clear') }));
  expect(address).toBe('/live/index');
  await waitFor(() => expect(box.value).toBe(''));
  expect(await screen.findByRole('region', { name: t('live.home.schedule.title') })).toBeTruthy();
});
