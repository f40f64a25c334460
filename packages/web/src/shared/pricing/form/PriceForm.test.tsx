import { amount } from '@shuyuan/contract/kernel/amount';
import { freePrice, maxPriceCoins, newLadder, PayType, priceProblems } from '@shuyuan/contract/pricing/prices';
import { languages } from '@shuyuan/contract/kernel/languages';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { choose, field, said, send, t, type } from './test-price-fields.ts';
import { held, openPriceForm } from './test-price-form.tsx';

const coin = { coin: 'learning coins' };
const fixed = { ...freePrice, isPay: true };
const ladder = { ...fixed, isLadderPrice: true, payConfig: newLadder() };
const limit = { max: maxPriceCoins.toLocaleString('en') };

test('[PRICE-01] [PRICE-06] free or paid; paid is coins or a card, and coins a fixed price or a ladder', async () => {
  await openPriceForm();
  expect(screen.queryByRole('radio', { name: t('pricing.form.byCard') })).toBeNull();
  await choose('pricing.form.paid');
  expect(held.price.isPay).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: t('pricing.form.byCoin', coin) }).checked).toBe(true);
  await choose('pricing.form.ladder');
  expect(held.price).toMatchObject({ isLadderPrice: true, payConfig: newLadder() });
  await choose('pricing.form.byCard');
  expect(held.price.payType).toBe(PayType.card);
  expect(screen.queryByRole('radio', { name: t('pricing.form.ladder') })).toBeNull();
});

test('[PRICE-06] [D-119] without a payment provider nobody is offered to be paid in money', async () => {
  await openPriceForm(fixed);
  const radios = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(radios).toEqual([
    t('pricing.form.free'),
    t('pricing.form.paid'),
    t('pricing.form.byCoin', coin),
    t('pricing.form.byCard'),
    t('pricing.form.fixed'),
    t('pricing.form.ladder'),
  ]);
});

test('[PRICE-12] a fixed price needs both prices, which is said once it was tried to send it', async () => {
  await openPriceForm(fixed);
  expect(said()).toBe('');
  await send();
  expect(said()).toBe(t('pricing.problem.coin-required'));
  expect(field('pricing.form.coin').getAttribute('aria-invalid')).toBe('true');
  await type('pricing.form.coin', '12.5');
  expect(said()).toBe(t('pricing.problem.discount-required'));
  await type('pricing.form.discount', '10');
  expect(said()).toBe('');
  expect(held.price).toMatchObject({ coin: 1250n, discountCoin: 1000n });
});

test('[PRICE-13] [PRICE-14] too much and more than before are said while they are typed; the limit ends the message', async () => {
  await openPriceForm(fixed);
  await type('pricing.form.coin', '10000000.01');
  expect(said()).toBe(t('pricing.problem.coin-over-limit', limit));
  await type('pricing.form.discount', '1');
  expect(said()).toBe(t('pricing.problem.coin-over-limit', limit));
  expect(said()).toMatch(/10,000,000$/);
  await type('pricing.form.coin', '5');
  expect(said()).toBe('');
  await type('pricing.form.discount', '10000000.01');
  expect(said()).toBe(t('pricing.problem.discount-over-limit', limit));
  await type('pricing.form.discount', '5.01');
  expect(said()).toBe(t('pricing.problem.discount-above-coin'));
  expect(field('pricing.form.discount').getAttribute('aria-invalid')).toBe('true');
});

test('[PRICE-17] a sign, an exponent or a third decimal is refused, not changed; [D-118] 0 is a price', async () => {
  await openPriceForm(fixed);
  for (const refused of ['-1', '1e3', '1.239']) {
    await type('pricing.form.coin', refused);
    expect([field('pricing.form.coin').value, held.price.coin]).toEqual([refused, null]);
    expect(screen.getByText(t('pricing.form.invalid'))).toBeTruthy();
  }
  await type('pricing.form.coin', '0');
  await type('pricing.form.discount', '0');
  await send();
  expect(said()).toBe('');
  expect(held.price).toMatchObject({ coin: 0n, discountCoin: 0n });
});

test('[PRICE-08] [PRICE-09] ranges go in before the last, at most five; only those in between can be removed', async () => {
  await openPriceForm(ladder);
  const add = () => userEvent.click(screen.getByRole('button', { name: t('pricing.form.add') }));
  const removes = () => screen.queryAllByRole('button', { name: /Remove range/ });
  expect(removes()).toHaveLength(0);
  await add();
  await add();
  await add();
  expect(held.price.payConfig).toHaveLength(5);
  expect(held.price.payConfig.map(({ id }) => id).filter((id) => id > 1)).toHaveLength(3);
  expect(removes()).toHaveLength(3);
  expect(said()).toBe('');
  await add();
  expect(held.price.payConfig).toHaveLength(5);
  expect(said()).toBe(t('pricing.problem.ladder-overflow', { max: 5 }));
  await userEvent.click(screen.getByRole('button', { name: t('pricing.form.remove', { number: 2 }) }));
  expect(said()).toBe('');
  expect(held.price.payConfig).toHaveLength(4);
});

test('[PRICE-07] [PRICE-10] [PRICE-18] begins follow the ends; an end before its begin is told with the one message', async () => {
  await openPriceForm(ladder);
  await userEvent.click(screen.getByRole('button', { name: t('pricing.form.add') }));
  expect(field('pricing.form.begin', 0).readOnly).toBe(true);
  await type('pricing.form.end', '20');
  expect(
    screen.getAllByRole<HTMLInputElement>('textbox', { name: t('pricing.form.begin') }).map(({ value }) => value),
  ).toEqual(['1', '21', '12']);
  expect(said()).toBe(t('pricing.problem.ladder-order'));
  expect(field('pricing.form.end', 1).getAttribute('aria-invalid')).toBe('true');
  await type('pricing.form.end', '9999999', 1);
  expect(field('pricing.form.end', 1).value).toBe('9999999');
  expect(said()).toBe(t('pricing.problem.ladder-order'));
  await type('pricing.form.end', '-3', 1);
  expect([field('pricing.form.end', 1).value, said()]).toEqual(['-3', t('pricing.problem.ladder-order')]);
  await type('pricing.form.end', '30', 1);
  expect(said()).toBe('');
  expect(held.price.payConfig.map(({ begin, end }) => [begin, end])).toEqual([
    [1, 20],
    [21, 30],
    [31, -1],
  ]);
});

test('[PRICE-11] every range needs both prices', async () => {
  await openPriceForm(ladder);
  await type('pricing.form.coin', '10');
  await type('pricing.form.discount', '9');
  await type('pricing.form.coin', '8', 1);
  await send();
  expect(said()).toBe(t('pricing.problem.discount-required'));
  expect(field('pricing.form.discount', 1).getAttribute('aria-invalid')).toBe('true');
  expect(field('pricing.form.discount', 0).getAttribute('aria-invalid')).not.toBe('true');
});

test('[PRICE-15] [PRICE-16] a card is needed and nothing of prices is asked; free asks for nothing', async () => {
  await openPriceForm({ ...fixed, discountCoin: amount(1n), payType: PayType.card });
  await send();
  expect(said()).toBe(t('pricing.problem.card-required'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Silver' }));
  expect(said()).toBe('');
  expect(held.price.cards).toEqual([{ id: 'k2', cardName: 'Silver' }]);
  // What was filled in stays where it is while somebody looks.
  const way = screen.getByRole('link', { name: t('pricing.card.view', { name: 'Silver' }) });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/member-card-preview/k2', '_blank']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Silver' }));
  expect(said()).toBe(t('pricing.problem.card-required'));
  await choose('pricing.form.free');
  expect(said()).toBe('');
});

test('[PRICE-15] a card that is bound and offered no more still stands there to be let go', async () => {
  await openPriceForm({ ...fixed, payType: PayType.card, cards: [{ id: 'k9', cardName: 'Old' }] });
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Old' })).checked).toBe(true);
});

test.for(languages)(
  '[PRICE-19] every message of the bar is there in %s, and a limit stands at its end',
  async (language) => {
    await openPriceForm(fixed, language);
    const texts = priceProblems.map((problem) => t(`pricing.problem.${problem}`, { max: '7' }));
    expect(new Set([...texts, t('topics.pick.tooLong'), t('topics.pick.tooMany')]).size).toBe(priceProblems.length + 2);
    for (const problem of ['coin-over-limit', 'discount-over-limit'] as const)
      expect(t(`pricing.problem.${problem}`, { max: '7' })).toMatch(/7$/);
    cleanup();
  },
);
