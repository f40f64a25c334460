import { listHotSearches } from '@shuyuan/contract/search/hot/hot-search.wire';
import { suggest } from '@shuyuan/contract/search/search.wire';
import { QueryClientProvider } from '@tanstack/react-query';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { createQueryClient } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';
import { freshClient } from '../../lib/test-client.ts';
import { ok, personData } from '../../lib/test-transport.ts';
import { renderUi } from '../../ui/test-render.tsx';
import { rememberSearch } from './remember-search.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

/** The box of somebody who searched for paint, welding and safety, in a company that searches for welding and forklifts. */
export async function openBox({ keyword = '', isStartBelow = false } = {}) {
  const server = await freshClient();
  server.answer(listHotSearches, ok({ items: [{ words: 'welding' }, { words: 'forklift' }] }));
  server.answer(suggest, ok({ items: [] }));
  useSession.setState({ currentUser: personData().currentUser });
  for (const words of ['safety', 'welding', 'paint']) rememberSearch(words);
  const onSearch = vi.fn<(text: string) => void>();
  const { getByRole } = renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <SuggestingBox {...{ keyword, isStartBelow, onSearch }} />
      <button type="button">elsewhere</button>
    </QueryClientProvider>,
  );
  return { server, onSearch, user: userEvent.setup(), box: getByRole('combobox') };
}
