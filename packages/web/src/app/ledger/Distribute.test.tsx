import { distribute, listTrades, readTotalAmount } from '@shuyuan/contract/ledger/currency.wire';
import { listAccountMembers } from '@shuyuan/contract/teams/members.wire';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok, refused } from '../../lib/test-transport.ts';
import { textOf, type TextKey, type TextValues } from '../../lib/texts.ts';
import { page } from '../teams/test-community.ts';
import { openApp, said } from '../test-app.tsx';
import { ledgerServer, person } from './test-ledger.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));

const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
const common = (key: TextKey<'common'>) => textOf('common', key);
afterEach(cleanup);

type Sent = { readonly grantItems: readonly { readonly joinId: string; readonly tradeAmount: number | string }[] };

/** A server that takes every distribution but those it is told to refuse, and what it was sent. */
async function served(...refusals: ReturnType<typeof refused>[]) {
  const server = await ledgerServer();
  const sent: Sent[] = [];
  server.answer(distribute, ({ body }) => {
    sent.push(JSON.parse(body) as Sent);
    return refusals.shift() ?? ok({ grantId: 'g2', totalAmount: 1, availableBalance: 1 });
  });
  return { server, sent };
}

async function openDialog(tab = 1) {
  const { address, goTo } = openApp(`/share-output?teamID=a1&tab=${tab}`);
  await userEvent.click(await screen.findByRole('button', { name: t('ledger.distribute') }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('checkbox', { name: 'Bai Lu' });
  const amountOf = (name: string) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name: t('ledger.distribute.amount', { name }) });
  const type = async (field: HTMLInputElement, text: string) => {
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
  return {
    dialog,
    address,
    leave: () => goTo('/learncoin-manage'),
    amountOf,
    type,
    pick: (name: string) => userEvent.click(dialog.getByRole('checkbox', { name })),
    whole: dialog.getByRole<HTMLInputElement>('textbox', { name: t('ledger.average.total') }),
    split: () => userEvent.click(dialog.getByRole('button', { name: t('ledger.average.apply') })),
    send: () => userEvent.click(dialog.getByRole('button', { name: t('ledger.distribute.submit') })),
    sum: () =>
      (['count', 'total', 'left'] as const).map(
        (key) => dialog.getByText(t(`ledger.distribute.${key}`)).nextElementSibling?.textContent,
      ),
  };
}

test('[LEDGER-02] [LEDGER-11] [TEAM-12] people are picked, amounts entered and confirmed; then ledger and balance are read again', async () => {
  const { server, sent } = await served();
  const { dialog, amountOf, type, pick, sum, send } = await openDialog();
  const before = [readTotalAmount, listTrades].map(server.countOf);
  await pick('Wen Jiahe');
  await type(amountOf('Wen Jiahe'), '12.5');
  // Whoever is given something is selected by that.
  await type(amountOf('Bai Lu'), '7');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Bai Lu' }).checked).toBe(true);
  expect(sum()).toEqual(['2', '19.50', '80.50']);
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([
    {
      enjoyId: 'a1',
      type: 1,
      grantItems: [
        { joinId: 'm4', tradeAmount: 1250, joinType: 5 },
        { joinId: 'm3', tradeAmount: 700, joinType: 5 },
      ],
    },
  ]);
  const after = [readTotalAmount, listTrades].map(server.countOf);
  await waitFor(() => expect(after.every((count, at) => count > (before[at] ?? 0))).toBe(true));
});

test('[LEDGER-12] [D-103] the balance, or another total, is split over those selected; what does not divide goes to the last', async () => {
  const { sent } = await served();
  const { amountOf, pick, whole, split, type, sum, send } = await openDialog(2);
  expect(whole.value).toBe('7');
  for (const name of ['Wen Jiahe', 'Bai Lu', 'Du Yinuo']) await pick(name);
  await split();
  expect(['Wen Jiahe', 'Bai Lu', 'Du Yinuo'].map((name) => amountOf(name).value)).toEqual(['2.33', '2.33', '2.34']);
  expect(sum()).toEqual(['3', '7.00', '0.00']);
  await type(whole, '0.05');
  await split();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ type: 2, grantItems: [{ tradeAmount: 1 }, { tradeAmount: 1 }, { tradeAmount: 3 }] });
});

test('[LEDGER-13] splitting with nobody selected is warned about, and changes nothing', async () => {
  const { sent } = await served();
  const { dialog, pick, split } = await openDialog();
  await split();
  expect(await dialog.findByText(t('ledger.average.nobody'))).toBeTruthy();
  await pick('Bai Lu');
  expect(dialog.queryByText(t('ledger.average.nobody'))).toBeNull();
  expect(sent).toEqual([]);
});

test('[LEDGER-14] [LEDGER-15] [LEDGER-16] nobody, nothing and too much are refused before anything is sent', async () => {
  const { sent } = await served();
  const { dialog, amountOf, type, pick, split, whole, send, sum } = await openDialog();
  const says = async (key: TextKey<'share'>) => expect(await dialog.findByText(t(key))).toBeTruthy();
  await send();
  await says('ledger.problem.nobody');
  await pick('Bai Lu');
  await says('ledger.problem.not-above-zero');
  await type(amountOf('Bai Lu'), '0');
  await says('ledger.problem.not-above-zero');
  expect(amountOf('Bai Lu').getAttribute('aria-invalid')).toBe('true');
  await type(amountOf('Bai Lu'), '100.01');
  await says('ledger.problem.over-balance');
  expect(sum()).toEqual(['1', '100.01', '-0.01']);
  // D-103: a share of nothing is no share.
  await pick('Wen Jiahe');
  await type(whole, '0.01');
  await split();
  await says('ledger.problem.not-above-zero');
  await send();
  expect(sent).toEqual([]);
  await type(whole, '100');
  await split();
  expect(dialog.queryByRole('alert')).toBeNull();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('[LEDGER-17] [C-32] a field refuses what is no amount of two decimals and 1e15 at most, and changes nothing; what is past 2^53 is sent exactly', async () => {
  const { server, sent } = await served();
  const rich = { amountIn: '100000000000000001', amountOut: 0, integralTotalAmount: 0 };
  server.answer(readTotalAmount, ok({ ...rich, totalAmount: '100000000000000001' }));
  const { amountOf, type, sum, send } = await openDialog();
  for (const wrong of ['-3', '1e3', '1.239', '1000000000000000.01']) {
    await type(amountOf('Bai Lu'), wrong);
    expect([amountOf('Bai Lu').value, amountOf('Bai Lu').getAttribute('aria-invalid')]).toEqual([wrong, 'true']);
    await send();
  }
  expect(sent).toEqual([]);
  await type(amountOf('Bai Lu'), '900719925474099.31');
  expect(sum()).toEqual(['1', '900,719,925,474,099.31', '99,280,074,525,900.70']);
  await send();
  await waitFor(() =>
    expect(sent[0]?.grantItems).toEqual([{ joinId: 'm3', tradeAmount: '90071992547409931', joinType: 5 }]),
  );
});

test('[TEAM-12] people are found by name, and all of every page are selected at once', async () => {
  const { server, sent } = await served();
  const everybody = Array.from({ length: 120 }, (_, at) => person(`p${at}`, at === 118 ? 'Bai Lu' : `Person ${at}`));
  server.answer(listAccountMembers, ({ query }) => {
    const [at, size] = [Number(query.get('page')), Number(query.get('pageSize'))];
    return ok({ items: everybody.slice((at - 1) * size, at * size), recordCount: everybody.length });
  });
  openApp('/share-output?teamID=a1');
  await userEvent.click(await screen.findByRole('button', { name: t('ledger.distribute') }));
  const dialog = within(await screen.findByRole('dialog'));
  const all = await dialog.findByRole('checkbox', { name: t('ledger.distribute.all', { count: 120 }) });
  expect(dialog.getAllByRole('checkbox')).toHaveLength(11);
  await userEvent.click(all);
  await userEvent.click(dialog.getByRole('button', { name: t('ledger.average.apply') }));
  await userEvent.type(dialog.getByRole('textbox', { name: t('ledger.distribute.search') }), 'bai{Enter}');
  expect(dialog.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Bai Lu' }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: t('ledger.distribute.submit') }));
  await waitFor(() => expect(sent[0]?.grantItems).toHaveLength(119));
  expect(sent[0]?.grantItems.at(-1)).toMatchObject({ joinId: 'p119', tradeAmount: 123 });
});

test('[D-026] a second try of the same is the same; what has been spent meanwhile is read again and told', async () => {
  const { server } = await served();
  const keys: (string | null)[] = [];
  server.answer(distribute, ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    if (keys.length === 1) return refused(503);
    if (keys.length > 2) return ok({ grantId: 'g2', totalAmount: 1, availableBalance: 1 });
    server.answer(readTotalAmount, ok({ amountIn: 5000, amountOut: 0, totalAmount: 5000, integralTotalAmount: 0 }));
    return refused(422, 34_105);
  });
  const { dialog, amountOf, type, send } = await openDialog();
  await type(amountOf('Bai Lu'), '60');
  await send();
  await waitFor(() => expect(keys).toHaveLength(1));
  // Busy until the first answer is there.
  await waitFor(async () => {
    await send();
    expect(keys).toHaveLength(2);
  });
  expect(new Set(keys).size).toBe(1);
  await dialog.findByText(t('ledger.problem.over-balance'));
  await type(amountOf('Bai Lu'), '50');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(new Set(keys).size).toBe(2);
});

test('[D-111] whoever has left meanwhile is no longer selected', async () => {
  const { server, sent } = await served(refused(422, 34_104));
  const { dialog, amountOf, type, send, sum } = await openDialog();
  await type(amountOf('Bai Lu'), '1');
  await type(amountOf('Wen Jiahe'), '2');
  server.answer(listAccountMembers, page(person('m4', 'Wen Jiahe')));
  await send();
  await dialog.findByText(said(34_104));
  await waitFor(() => expect(sum()).toEqual(['1', '2.00', '98.00']));
  await send();
  await waitFor(() => expect(sent[1]?.grantItems).toEqual([{ joinId: 'm4', tradeAmount: 200, joinType: 5 }]));
});

test('[LEDGER-11] leaving asks before a half-filled distribution is lost, and goes when told to', async () => {
  await served();
  const { amountOf, type, pick, address, leave } = await openDialog();
  await pick('Bai Lu');
  await type(amountOf('Bai Lu'), '5');
  leave();
  const question = async () => within(await screen.findByRole('dialog', { name: common('dialog.leave.title') }));
  await userEvent.click((await question()).getByText(common('dialog.leave.stay')));
  await waitFor(() => expect(screen.queryByText(common('dialog.leave.title'))).toBeNull());
  expect(address()).toContain('/share-output');
  expect(amountOf('Bai Lu').value).toBe('5');
  leave();
  await userEvent.click((await question()).getByRole('button', { name: common('dialog.leave.confirm') }));
  await waitFor(() => expect(address()).toBe('/learncoin-manage'));
});

test('[LEDGER-11] nobody is asked about a distribution that was only opened', async () => {
  await served();
  const { address, leave } = await openDialog();
  leave();
  await waitFor(() => expect(address()).toBe('/learncoin-manage'));
});
