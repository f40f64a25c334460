import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createQueryClient } from '../lib/queries.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { wire } from './wiring.ts';

/** The whole client at the last of some addresses; the others are the way it came. */
export function openApp(...addresses: string[]) {
  const router = createAppRouter(createMemoryHistory({ initialEntries: addresses }));
  const queryClient = createQueryClient();
  wire(router, queryClient);
  render(<App router={router} queryClient={queryClient} />);
  return { address: () => router.state.location.href };
}
