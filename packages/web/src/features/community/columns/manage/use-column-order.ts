import {
  listColumnContents,
  listColumnQuestions,
  readColumnForm,
  releaseQuestions,
} from '@shuyuan/contract/community/column.wire';
import { useState } from 'react';
import { useWrite } from '../../../../lib/queries.ts';
import { columnReads } from '../column.ts';
import { movedBefore, placeAfter, placeBeside } from './column-order.ts';

/** Whatever shows what stands in a column. */
export const contentReads = [...columnReads, listColumnContents, listColumnQuestions, readColumnForm];

export type Step = 'up' | 'down';

type Order = {
  readonly columnId: string;
  /** The ids of this page, and of the whole column. */
  readonly page: readonly string[];
  readonly all: readonly string[];
  /** Another number once the page was read anew. */
  readonly readAt: number;
  /** Where it is now, counted from the first of this page; outside of it when it has gone to another. */
  readonly onMoved: (id: string, index: number) => void;
};

/** D-139: the order of a column, shown as it will be before the server has answered. */
export function useColumnOrder({ columnId, page, all, readAt, onMoved }: Order) {
  const [wished, setWished] = useState<{ readonly ids: readonly string[]; readonly readAt: number } | null>(null);
  const write = useWrite(releaseQuestions, { refreshes: contentReads });
  const shown = wished?.readAt === readAt ? wished.ids : page;
  const place = { shown, all };
  const move = (id: string, beforeId: string | null): void =>
    write.mutate({ id: columnId, move: { questionId: id, beforeId } }, { onError: () => setWished(null) });
  const put = (id: string, beforeId: string | null): void => {
    if (write.isPending || id === beforeId) return;
    const ids = movedBefore(shown, id, beforeId);
    setWished({ ids, readAt });
    onMoved(id, ids.indexOf(id));
    move(id, beforeId);
  };
  return {
    shown,
    put,
    putAfter: (id: string, otherId: string) => put(id, placeAfter(place, otherId)),
    canStep: (id: string, step: Step) => placeBeside(place, id, step) !== undefined,
    step: (id: string, step: Step) => {
      const beforeId = placeBeside(place, id, step);
      if (beforeId === undefined || write.isPending) return;
      const index = shown.indexOf(id) + (step === 'up' ? -1 : 1);
      if (index >= 0 && index < shown.length) put(id, beforeId);
      else {
        onMoved(id, index);
        move(id, beforeId);
      }
    },
  };
}
