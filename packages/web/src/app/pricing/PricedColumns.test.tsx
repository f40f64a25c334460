import {
  changeColumn,
  createColumn,
  listColumnContents,
  listSubscribedColumns,
  readColumn,
  readColumnForm,
  recommendColumns,
} from '@shuyuan/contract/community/column.wire';
import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../../lib/test-transport.ts';
import { column, columnInfo, keptAccount, of } from '../community/test-columns.ts';
import { press } from '../community/test-publishing.ts';
import { communityServer, page } from '../teams/test-community.ts';
import { openApp } from '../test-app.tsx';
import { byCard, coin, offer, t } from './test-pricing.ts';

vi.mock('../frame/Frame.tsx', () => ({ Frame: ({ children }: { children: unknown }) => children }));
afterEach(cleanup);

test('[PRICE-02] a new column is sold by a ladder; [PRICE-11] both prices of each range are needed', async () => {
  const server = await communityServer();
  server.answer(listAccountsOf, ok({ items: [keptAccount('a1', 'Lean circle')] }));
  const created: object[] = [];
  server.answer(createColumn, ({ body }) => {
    created.push(JSON.parse(body) as object);
    return ok({ id: 'c1' });
  });
  openApp('/column-manage/column-add');
  await userEvent.type(
    await screen.findByRole('textbox', { name: new RegExp(t('community.column.form.title')) }),
    'Told',
  );
  await userEvent.click(await screen.findByRole('radio', { name: t('pricing.form.paid') }));
  await userEvent.click(screen.getByRole('radio', { name: t('pricing.form.ladder') }));
  await press('community.column.form.create');
  expect(await screen.findByText(t('pricing.problem.coin-required'))).toBeTruthy();
  expect(created).toEqual([]);
  for (const [at, value] of ['10', '9'].entries()) {
    for (const name of [t('pricing.form.coin'), t('pricing.form.discount')]) {
      const field = screen.getAllByRole('textbox', { name })[at];
      if (field) await userEvent.type(field, value);
    }
  }
  await press('community.column.form.create');
  await waitFor(() => expect(created).toHaveLength(1));
  expect(created).toMatchObject([
    {
      price: {
        isLadderPrice: 1,
        payConfig: [
          { id: 1, begin: 1, end: 10, coin: 1000, discountCoin: 1000 },
          { id: -1, begin: 11, end: -1, coin: 900, discountCoin: 900 },
        ],
      },
    },
  ]);
});

test('[PRICE-02] the form of a column opens with its price and sends it back', async () => {
  const server = await communityServer();
  const changed: object[] = [];
  server.answer(offerCards, ok({ items: [] }));
  server.answer(of(readColumnForm, 'c1'), ok(columnInfo({ offer: offer({ price: byCard, isOpen: true }) })));
  server.answer(of(changeColumn, 'c1'), ({ body }) => {
    changed.push(JSON.parse(body) as object);
    return ok({ id: 'c1' });
  });
  openApp('/column-manage/column-add?id=c1');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Gold' })).checked).toBe(true);
  await press('community.column.form.save');
  await waitFor(() => expect(changed).toHaveLength(1));
  expect(changed).toMatchObject([{ price: { payType: 3, vipCardConfiguration: byCard.vipCardConfiguration } }]);
});

test('[D-138] a column with a price is bought, not subscribed to', async () => {
  const server = await communityServer();
  server.answer(of(readColumn, 'c1'), ok(columnInfo({ offer: offer(), isEnjoyAdmin: false })));
  server.answer(of(listColumnContents, 'c1'), page());
  openApp('/share-team/team-column-detail?id=c1');
  expect(await screen.findByRole('region', { name: t('pricing.locked.column') })).toBeTruthy();
  const subscribe = t('community.column.subscribe.named', { name: 'From the line' });
  expect(screen.queryByRole('button', { name: subscribe })).toBeNull();
});

test('[D-116] [D-138] among others a column shows its price, and leads to where it is bought', async () => {
  const server = await communityServer();
  const columns = [
    column('c1', 'For coins', { offer: offer() }),
    column('c2', 'For a card', { offer: offer({ price: byCard }) }),
    column('c3', 'One’s own', { offer: offer({ isOpen: true, isBought: true }) }),
  ];
  server.answer(recommendColumns, page(...columns));
  server.answer(listSubscribedColumns, page());
  openApp('/share-team/team-column');
  const way = await screen.findByRole('link', { name: t('pricing.see.named', { name: 'For coins' }) });
  expect(way.getAttribute('href')).toBe('#/share-team/team-column-detail?id=c1');
  expect(screen.getByText(t('pricing.amount', { amount: '99.50', coin }))).toBeTruthy();
  expect(screen.getByText(t('pricing.byCard'))).toBeTruthy();
  expect(screen.getByText(t('pricing.bought'))).toBeTruthy();
  const subscribe = (name: string) => t('community.column.subscribe.named', { name });
  expect(screen.queryByRole('button', { name: subscribe('For coins') })).toBeNull();
  expect(screen.getByRole('button', { name: subscribe('One’s own') })).toBeTruthy();
});
