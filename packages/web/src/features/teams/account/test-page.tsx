import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { setNavigator } from '../../../lib/navigation.ts';
import { createQueryClient } from '../../../lib/queries.ts';
import { RouteValues } from '../../../lib/route-values.ts';
import { renderUi } from '../../../ui/test-render.tsx';

/** What the address became. */
export const address = { now: '' };
const note = (path: string): void => {
  address.now = path;
};

function Addressed({ params, children }: { params: Record<string, string>; children: ReactNode }) {
  const [here, setHere] = useState(address.now);
  setNavigator({
    here: () => here,
    open: (path) => {
      note(path);
      setHere(path);
    },
    canGoBack: () => false,
    back: () => undefined,
  });
  const search = Object.fromEntries(new URLSearchParams(here.split('?')[1] ?? ''));
  return <RouteValues value={{ params, search }}>{children}</RouteValues>;
}

/** A page of teams as the router shows it: what changes the address changes the page. */
export function openTeams(page: ReactNode, at: string, params: Record<string, string> = {}) {
  address.now = at;
  const component = () => <Addressed params={params}>{page}</Addressed>;
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  return renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
