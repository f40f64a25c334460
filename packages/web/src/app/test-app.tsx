import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createQueryClient } from '../lib/queries.ts';
import { textOf, type TextKey, textOfNumber, type TextValues } from '../lib/texts.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { wire } from './wiring.ts';

/** The whole client at the last of some addresses; the others are the way it came. */
export function openApp(...addresses: string[]) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: addresses }));
  const queryClient = createQueryClient();
  wire(router, queryClient);
  render(<App router={router} queryClient={queryClient} />);
  return {
    address: () => router.state.location.href,
    goTo: (place: string) => router.history.push(place),
    goBack: () => router.history.back(),
  };
}

/** What the packs say now: a better wording is no broken test. */
export const t = (key: TextKey<'common'>, values?: TextValues): string => textOf('common', key, values);
export const said = (number: number): string => textOfNumber(number) ?? 'no text';
/** The main button of the error page says where it leads. */
export const wayOut = (leads: 'back' | 'home' | 'close'): string => textOf('errors', `errorPage.${leads}`);
