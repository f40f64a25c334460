import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { listPresent } from '@shuyuan/contract/live/room/room.wire';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../../../lib/call.ts';
import { useRoomValue } from '../../room-context.ts';

/** People come and go; who looks at the list sees it within this time. */
const askMs = 4_000;
export const presentPageSize = 20;

export type PresentPerson = OutputOf<typeof listPresent>['items'][number];

/** Who is in the room. The ticket is taken when it is asked, never kept: it is renewed while the list is open. */
export function usePresent({ page, search }: { readonly page: number; readonly search: string }) {
  const { entry, connection } = useRoomValue();
  const { id } = entry.live;
  const wish = { id, page, pageSize: presentPageSize, ...(search !== '' && { search }) };
  return useQuery({
    queryKey: [listPresent.method, listPresent.path, wish],
    queryFn: ({ signal }) => call(listPresent, { ...wish, ticket: connection.ticket() }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askMs,
    // The list says itself that it failed; the room goes on without it.
    meta: { claims: 'all' },
  });
}
