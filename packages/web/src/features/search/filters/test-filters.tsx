import { selectTopics } from '@shuyuan/contract/community/topics.wire';
import { searchOrganizations } from '@shuyuan/contract/people/organizations.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../../lib/queries.ts';
import { freshClient } from '../../../lib/test-client.ts';
import { ok } from '../../../lib/test-transport.ts';
import { renderUi } from '../../../ui/test-render.tsx';
import { searchAddress, type SearchState } from '../search-address.ts';
import { SearchFilters } from './SearchFilters.tsx';

function Filters({ initial }: { initial: SearchState }) {
  const [state, setState] = useState(initial);
  return <SearchFilters state={state} onMove={(change) => setState((before) => ({ ...before, ...change }))} />;
}

/** The filters of an address, on a desk or on a phone. */
export async function openFilters(hasRoom: boolean, query: Readonly<Record<string, string>>) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // Only the answer is asked for.
    (media) =>
      ({
        matches: hasRoom,
        media,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as unknown as MediaQueryList,
  );
  const server = await freshClient();
  server.answer(selectTopics, ok({ items: [] }));
  server.answer(searchOrganizations, ok({ items: [], recordCount: 0 }));
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <Filters initial={searchAddress.read({ keyword: 'oil', ...query })} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
