import {
  listColumnContents,
  listColumnQuestions,
  readColumnForm,
  releaseQuestions,
} from '@shuyuan/contract/community/column.wire';
import { useRef, useState } from 'react';
import { useWrite } from '../../../../../lib/queries.ts';
import { columnReads } from '../../column.ts';
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
type Move = { readonly questionId: string; readonly beforeId: string | null };

/** Moves of a column are written one after the other: each says its place by those the one before has moved. */
function useMoves(columnId: string, onEnd: (isRefused: boolean) => void) {
  const waiting = useRef<readonly Move[]>([]);
  const write = useWrite(releaseQuestions, { refreshes: contentReads });
  const run = async (): Promise<void> => {
    let isRefused = false;
    for (let move = waiting.current[0]; move; move = waiting.current[0]) {
      isRefused = await write.mutateAsync({ id: columnId, move }).then(
        () => false,
        () => true,
      );
      // What was pressed after one that is refused counted on it.
      waiting.current = isRefused ? [] : waiting.current.slice(1);
    }
    onEnd(isRefused);
  };
  return (move: Move): void => {
    waiting.current = [...waiting.current, move];
    if (waiting.current.length === 1) void run();
  };
}

/** D-139: the order of a column, shown as it will be before the server has answered, however quickly it is changed. */
export function useColumnOrder({ columnId, page, all, readAt, onMoved }: Order) {
  const [wished, setWished] = useState<Pick<Order, 'page' | 'all'> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [read, setRead] = useState(readAt);
  const send = useMoves(columnId, (isRefused) => {
    setIsSaving(false);
    if (isRefused) setWished(null);
  });
  // What was read anew is truer than what was wished, except while a part of that has not reached the server.
  if (read !== readAt) {
    setRead(readAt);
    if (!isSaving) setWished(null);
  }
  const { page: shown, all: whole } = wished ?? { page, all };
  const place = { shown, all: whole };
  const put = (id: string, beforeId: string | null, index?: number): void => {
    if (id === beforeId) return;
    const ids = index === undefined ? movedBefore(shown, id, beforeId) : shown;
    setWished({ page: ids, all: movedBefore(whole, id, beforeId) });
    setIsSaving(true);
    onMoved(id, index ?? ids.indexOf(id));
    send({ questionId: id, beforeId });
  };
  return {
    shown,
    put,
    putAfter: (id: string, otherId: string) => put(id, placeAfter(place, otherId)),
    canStep: (id: string, step: Step) => placeBeside(place, id, step) !== undefined,
    step: (id: string, step: Step) => {
      const beforeId = placeBeside(place, id, step);
      if (beforeId === undefined) return;
      const index = shown.indexOf(id) + (step === 'up' ? -1 : 1);
      // Over the edge of the page it is seen no more, and what takes its place is the server's to say.
      put(id, beforeId, index >= 0 && index < shown.length ? undefined : index);
    },
  };
}
