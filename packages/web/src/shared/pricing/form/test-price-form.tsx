import { offerCards } from '@shuyuan/contract/pricing/price.wire';
import { freePrice, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { loadGroups } from '../../../lib/texts.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { PriceForm } from './PriceForm.tsx';

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
  const routeTree = createRootRoute({ component: () => <Form first={first} /> });
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'send' });
  return server;
}
