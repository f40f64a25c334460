import { listMyFiles } from '@shuyuan/contract/files/files.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { useRead } from '../../../lib/queries.ts';
import type { FilesPlace } from './files-address.ts';
import { isInMaking, pollMs } from '../../../shared/files/is-in-making.ts';

/** One's files of a place; asked again while something is being made of one of them. */
export function useMyFiles({ page, pageSize, kind, keyword }: FilesPlace) {
  return useRead(
    listMyFiles,
    { page, pageSize, ...(kind && { kind }), ...(keyword && { keyword }) },
    {
      claims: 'notices',
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ conversion }) => isInMaking(conversion)) ? pollMs : false,
    },
  );
}
