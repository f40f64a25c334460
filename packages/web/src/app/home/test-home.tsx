import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { createQueryClient } from '../../lib/queries.ts';
import { renderUi } from '../../ui/test-render.tsx';

/** A part of home by itself, with nothing read before unless a client is handed over. */
export function openPart(Part: ComponentType<{ waiting: ReactNode }>, queryClient = createQueryClient()): void {
  const component = () => (
    <QueryClientProvider client={queryClient}>
      <Part waiting={null} />
    </QueryClientProvider>
  );
  const routeTree = createRootRoute({ component });
  renderUi(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />);
}
