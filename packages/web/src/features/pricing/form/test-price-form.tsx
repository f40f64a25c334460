import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { freePrice, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups, textOf, type TextKey, type TextValues } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { PriceForm } from './PriceForm.tsx';

export const t = (key: TextKey<'share'>, values?: TextValues) => textOf('share', key, values);
export const choose = async (key: TextKey<'share'>, values?: TextValues) =>
  userEvent.click(await screen.findByRole('radio', { name: t(key, values) }));
export const field = (key: TextKey<'share'>, at = 0) => {
  const found = screen.getAllByRole<HTMLInputElement>('textbox', { name: t(key) })[at];
  if (!found) throw new Error(`no field ${key} ${at}`);
  return found;
};
export const type = async (key: TextKey<'share'>, text: string, at = 0) => {
  await userEvent.clear(field(key, at));
  if (text) await userEvent.type(field(key, at), text);
};
export const said = () => screen.getByRole('alert').textContent;

type Language = NonNullable<Parameters<typeof freshClient>[0]>;

/** What the form holds now. */
export const held: { price: PriceSetting } = { price: freePrice };

const note = (price: PriceSetting): void => {
  held.price = price;
};

function Form({ first }: { first: PriceSetting }) {
  const [price, setPrice] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const change = (next: PriceSetting): void => {
    note(next);
    setPrice(next);
  };
  return (
    <>
      <PriceForm price={price} isTried={isTried} refusal={null} onChange={change} />
      <button type="button" onClick={() => setIsTried(true)}>
        send
      </button>
    </>
  );
}

export const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));

/** The price field in a form, for a company with two cards. */
export async function openPriceForm(first: PriceSetting = freePrice, language: Language = 'en') {
  const server = await freshClient(language);
  await loadGroups(language, ['share']);
  const items = [
    { id: 'k1', cardName: 'Gold' },
    { id: 'k2', cardName: 'Silver' },
  ];
  server.answer(offerCards, ok({ items }));
  note(first);
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Form first={first} />
    </QueryClientProvider>,
  );
  return server;
}
