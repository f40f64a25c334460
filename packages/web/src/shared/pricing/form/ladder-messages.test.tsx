import { freePrice, maxPriceCoins, newLadder } from '@shuyuan/contract/pricing/prices';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { field, fill, said, send, t, type } from './test-price-fields.ts';
import { openPriceForm } from './test-price-form.tsx';

const limit = { max: maxPriceCoins.toLocaleString('en') };
const tooMuch = '10000000.01';
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What each row says of itself: its message, `!` for a field that is marked, nothing. */
const rows = () =>
  screen
    .getAllByRole('group', { name: new RegExp(`^${t('pricing.form.range', { number: '' }).trim()}`) })
    .map((row) => {
      const isMarked = within(row)
        .getAllByRole('textbox')
        .some((input) => input.getAttribute('aria-invalid') === 'true');
      return within(row).queryByText(t('pricing.form.invalid')) ? 'invalid' : isMarked ? '!' : '';
    });

/** Four rows with every price filled in. */
beforeEach(async () => {
  await openPriceForm({ ...freePrice, isPay: true, isLadderPrice: true, payConfig: newLadder() });
  await click(t('pricing.form.add'));
  await click(t('pricing.form.add'));
  for (const at of [0, 1, 2, 3]) {
    fill('pricing.form.coin', '9', at);
    fill('pricing.form.discount', '8', at);
  }
});

test('[PRICE-09] [PRICE-17] the message of a row goes with the row; that of another stays where it is', async () => {
  await type('pricing.form.coin', '1e3', 1);
  await type('pricing.form.coin', '-3', 2);
  expect(rows()).toEqual(['', 'invalid', 'invalid', '']);
  await click(t('pricing.form.remove', { number: 2 }));
  expect(rows()).toEqual(['', 'invalid', '']);
  expect(field('pricing.form.coin', 1).value).toBe('-3');
  await type('pricing.form.coin', '10', 0);
  expect(rows()).toEqual(['', 'invalid', '']);
  await type('pricing.form.coin', '12', 1);
  expect(rows()).toEqual(['', '', '']);
});

test('[PRICE-13] what is said of two rows is said until both are mended, and marks only what is still wrong', async () => {
  await type('pricing.form.coin', tooMuch, 1);
  await type('pricing.form.coin', tooMuch, 2);
  expect([said(), rows()]).toEqual([t('pricing.problem.coin-over-limit', limit), ['', '!', '!', '']]);
  await type('pricing.form.coin', '12', 1);
  expect([said(), rows()]).toEqual([t('pricing.problem.coin-over-limit', limit), ['', '', '!', '']]);
  await click(t('pricing.form.remove', { number: 3 }));
  expect([said(), rows()]).toEqual(['', ['', '', '']]);
});

test('[PRICE-13] what is too much is said although other rows are not filled in yet', async () => {
  await type('pricing.form.discount', '', 0);
  await type('pricing.form.coin', tooMuch, 2);
  expect([said(), rows()]).toEqual([t('pricing.problem.coin-over-limit', limit), ['', '', '!', '']]);
});

test('[PRICE-11] [PRICE-14] the bar goes on to the next thing that is wrong, and marks the row it is about', async () => {
  await type('pricing.form.discount', '', 2);
  await type('pricing.form.discount', '9.5', 1);
  await send();
  const [missing, above] = [t('pricing.problem.discount-required'), t('pricing.problem.discount-above-coin')];
  const first = said();
  expect([missing, above]).toContain(first);
  await click(t('pricing.form.remove', { number: first === missing ? 3 : 2 }));
  expect([said(), rows()]).toEqual(first === missing ? [above, ['', '!', '']] : [missing, ['', '!', '']]);
  await click(t('pricing.form.remove', { number: 2 }));
  expect([said(), rows()]).toEqual(['', ['', '']]);
});

test('[PRICE-08] that a sixth row is too many is said until a row changes or goes', async () => {
  await click(t('pricing.form.add'));
  const full = async () => {
    await click(t('pricing.form.add'));
    expect(said()).toBe(t('pricing.problem.ladder-overflow', { max: 5 }));
  };
  await full();
  await type('pricing.form.coin', '10', 0);
  expect(said()).not.toBe(t('pricing.problem.ladder-overflow', { max: 5 }));
  await full();
  await click(t('pricing.form.remove', { number: 4 }));
  expect(said()).toBe('');
});
