import { type EnjoyType, enjoyTypes } from '@shuyuan/contract/teams/enjoy-type';
import { changeSearch } from '../../../lib/navigation.ts';
import { usePaging, useSearchParams } from '../../../lib/route-values.ts';

type Change = { readonly kind?: string; readonly search?: string; readonly topic?: string };

/** Where the address stands among all accounts; a kind nobody knows is every kind. */
export function useSquarePlace() {
  const { kind, search = '', topic } = useSearchParams();
  const paging = usePaging();
  const enjoyType = enjoyTypes.find((type) => String(type) === kind);
  return {
    enjoyType,
    search,
    topicId: topic,
    paging,
    /** Another question begins with its first page; an empty answer is no longer asked. */
    find: (change: Change) =>
      changeSearch({
        ...Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || undefined])),
        page: undefined,
      }),
    turn: ({ page, pageSize }: typeof paging) => changeSearch({ page, pageSize }),
  };
}

export type KindChoice = 'all' | `${EnjoyType}`;
