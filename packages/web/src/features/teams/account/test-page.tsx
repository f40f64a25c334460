import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { setNavigator } from '../../../lib/navigation.ts';
import { createQueryClient } from '../../../lib/queries.ts';
import { RouteValues } from '../../../lib/route-values.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { type ProfileParts, ProfilePartsContext } from '../profile-form/profile-parts.ts';

const profileParts: ProfileParts = {
  TopicField: ({ topics, error, onChange }) => (
    <fieldset>
      <output>{topics.map(({ name }) => name).join()}</output>
      <button type="button" onClick={() => onChange([])}>
        no topics
      </button>
      {error}
    </fieldset>
  ),
  PortraitField: ({ path, error, onChange }) => (
    <fieldset>
      <output>{path}</output>
      <button type="button" onClick={() => onChange('')}>
        no picture
      </button>
      {error}
    </fieldset>
  ),
};

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
      <ProfilePartsContext value={profileParts}>
        <RouterProvider router={router} />
      </ProfilePartsContext>
    </QueryClientProvider>,
  );
}
