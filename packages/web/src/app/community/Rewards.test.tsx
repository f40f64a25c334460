import { listDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { listRewarders, readPersonAccount, reward } from '@shuyuan/contract/ledger/currency.wire';
import { readConfigs } from '@shuyuan/contract/system/system.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { openApp, said } from '../test-app.tsx';
import { answers, discuss, hold, question, questionServer } from './test-questions.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const here = '/ask/question/detail/q1';
const coin = 'leaves';
const give = () => t('ledger.reward.give', { coin });
const balance = (amount: string) => t('ledger.reward.balance', { amount, coin });
afterEach(cleanup);

/** A company whose coin is called leaves, between 1 and 50 at a time, and somebody who has 20.50 of them. */
async function rewardServer(...[read]: Parameters<typeof questionServer>) {
  const server = await questionServer(read);
  const setting = (key: string, value: object) => ({ key, value: JSON.stringify(value) });
  server.answer(
    readConfigs,
    ok({ items: [setting('CURRENCY_RULE', { currencyName: coin }), setting('REWARD_RULE', { min: 1, max: 50 })] }),
  );
  const account = { accountCode: 'm1', accountType: 2, amountIn: 2050, amountOut: 0, integralTotalAmount: 0 };
  server.answer(readPersonAccount, ok({ ...account, totalAmount: 2050 }));
  return server;
}

async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: give() }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(balance('20.50'));
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: t('ledger.reward.amount') });
  const send = () => userEvent.click(dialog.getByRole('button', { name: t('ledger.reward.submit') }));
  return { dialog, field, send };
}

test('[LEDGER-28] [LEDGER-32] coins are given by their name, out of what one has, with one key however often it is tried', async () => {
  const server = await rewardServer();
  const sent: unknown[] = [];
  const keys = new Set<string | null>();
  server.answer(reward, ({ body, headers }) => {
    keys.add(headers.get('idempotency-key'));
    sent.push(JSON.parse(body));
    return sent.length === 1 ? refused(503) : ok({ id: 'r1', tradeAmount: 1000, availableBalance: 1050 });
  });
  openApp(here);
  const { dialog, field, send } = await openDialog();
  expect(dialog.getByText(t('ledger.reward.post', { title: 'Why does line three stop?' }))).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '10' }));
  expect(field.value).toBe('10');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const wish = { targetType: 'question', targetId: 'q1', tradeAmount: 1000 };
  expect(sent).toEqual([wish, wish]);
  expect([keys.size, keys.has(null)]).toEqual([1, false]);
  expect(await screen.findByText(t('ledger.reward.thanks', { amount: '10.00', coin }))).toBeTruthy();
});

test('[LEDGER-28] each opening is a wish of its own, and a press while it is on its way is none', async () => {
  const server = await rewardServer();
  const keys: (string | null)[] = [];
  openApp(here);
  for (const times of [1, 2]) {
    const { held, release } = hold();
    server.answer(reward, async ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      await held;
      return ok({ id: 'r1', tradeAmount: 100, availableBalance: 1950 });
    });
    const { field, send } = await openDialog();
    await userEvent.type(field, '1');
    await send();
    await send();
    await waitFor(() => expect(keys).toHaveLength(times));
    release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(new Set(keys).size).toBe(2);
});

test('[D-108] too little, too much and what is no amount are told before anything is sent', async () => {
  const server = await rewardServer();
  openApp(here);
  const { dialog, field, send } = await openDialog();
  const limits = t('ledger.reward.invalid', { min: 1, max: 50 });
  expect(dialog.queryByText(limits)).toBeNull();
  await send();
  expect(await dialog.findByText(limits)).toBeTruthy();
  for (const wrong of ['0.99', '50.01', '1.005', 'ten']) {
    await userEvent.clear(field);
    await userEvent.type(field, wrong);
    await send();
    expect(dialog.getByText(limits)).toBeTruthy();
  }
  await userEvent.clear(field);
  await userEvent.type(field, '21');
  expect(dialog.getByText(t('ledger.reward.short', { amount: '0.50', coin }))).toBeTruthy();
  await send();
  expect(server.countOf(reward)).toBe(0);
});

test.for([34_105, 34_107, 34_108, 34_109] as const)(
  '[D-108] refusal %d is read in the dialog, until another amount is chosen',
  async (number) => {
    const server = await rewardServer();
    server.answer(reward, refused(422, number));
    openApp(here);
    const { dialog, field, send } = await openDialog();
    await userEvent.type(field, '2.5');
    await send();
    expect((await dialog.findByRole('alert')).textContent).toBe(said(number));
    await waitFor(() => expect(server.countOf(readPersonAccount)).toBe(2));
    await userEvent.type(field, '0');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  },
);

test('[D-108] nobody is offered to reward what the server says is not theirs to reward', async () => {
  await rewardServer(question({ mayReward: false }));
  openApp(here);
  await screen.findByRole('button', { name: textOf('common', 'share.open') });
  expect(screen.queryByRole('button', { name: give() })).toBeNull();
});

test('[LEDGER-28] an answer is rewarded where the server says that it may be', async () => {
  const server = await rewardServer(question({ mayReward: false }));
  server.answer(
    listDiscussions,
    answers([
      discuss('d1', 'By a colleague', { rewards: { recordCount: 2, totalAmount: 925 } }),
      discuss('d2', 'Not for coins', { mayReward: false }),
    ]),
  );
  const sent: unknown[] = [];
  server.answer(reward, ({ body }) => {
    sent.push(JSON.parse(body));
    return ok({ id: 'r1', tradeAmount: 100, availableBalance: 1950 });
  });
  openApp(here);
  const answer = within((await screen.findByText('By a colleague')).closest('article') ?? document.body);
  expect(answer.getByText(t('ledger.reward.total', { count: 2, amount: '9.25', coin }))).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('button', { name: give() })).toHaveLength(1));
  const { dialog, field, send } = await openDialog();
  expect(dialog.getByText(t('ledger.reward.answer', { name: 'Wen Jiahe' }))).toBeTruthy();
  await userEvent.type(field, '1');
  await send();
  await waitFor(() => expect(sent).toEqual([{ targetType: 'discuss', targetId: 'd1', tradeAmount: 100 }]));
});

const giver = (index: number) => ({
  memberId: `g${index}`,
  memberName: `Giver ${index}`,
  portrait: null,
  tradeAmount: 100 * index,
  createTime: 0,
});

test('[COMM-16] [LEDGER-22] who gave is told in one line, and one by one at an address of its own, page by page', async () => {
  const server = await rewardServer();
  const all = Array.from({ length: 12 }, (_, index) => giver(index + 1));
  server.answer(listRewarders, ({ query }) => {
    const [page, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    return ok({ items: all.slice((page - 1) * size, page * size), recordCount: all.length, totalAmount: 7800 });
  });
  const { address } = openApp(here);
  const total = t('ledger.reward.total', { count: 12, amount: '78.00', coin });
  const line = within(await screen.findByRole('region', { name: t('ledger.reward.givers') }));
  expect(line.getByText(total)).toBeTruthy();
  expect(line.getAllByRole('img').map((face) => face.getAttribute('aria-label'))).toContain('Giver 8');
  await userEvent.click(line.getByRole('button', { name: t('ledger.reward.all') }));
  await waitFor(() => expect(address()).toBe(`${here}?rewards=1`));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Giver 10' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: textOf('common', 'pager.page', { page: 2 }) }));
  expect(await dialog.findByRole('link', { name: 'Giver 12' })).toBeTruthy();
  expect(dialog.getByText('12.00')).toBeTruthy();
  await waitFor(() => expect(address()).toBe(`${here}?rewards=2`));
  await userEvent.click(dialog.getByRole('button', { name: textOf('common', 'dialog.close') }));
  await waitFor(() => expect(address()).toBe(here));
});

test('[COMM-16] where nobody gave anything, or it cannot be read, nothing is said', async () => {
  const server = await rewardServer();
  openApp(here);
  await screen.findByRole('button', { name: give() });
  expect(screen.queryByRole('region', { name: t('ledger.reward.givers') })).toBeNull();
  cleanup();
  server.answer(listRewarders, refused(500));
  openApp(here);
  await screen.findByRole('button', { name: give() });
  await waitFor(() => expect(server.countOf(listRewarders)).toBe(2));
  expect(screen.queryByRole('region', { name: t('ledger.reward.givers') })).toBeNull();
});
