/** Events from whoever makes them to at most one reader. A reader who leaves is no longer told; the maker goes on. */
export type EventLine<Event> = {
  readonly send: (event: Event) => void;
  readonly end: () => void;
  readonly events: AsyncIterable<Event>;
};

export function openEventLine<Event>(): EventLine<Event> {
  const waiting: Event[] = [];
  let wake: (() => void) | null = null;
  let isOver = false;

  const end = (): void => {
    isOver = true;
    wake?.();
  };
  const iterator: AsyncIterator<Event> = {
    next: async () => {
      if (waiting.length === 0 && !isOver) await new Promise<void>((woken) => (wake = woken));
      const value = waiting.shift();
      return value === undefined ? { done: true, value } : { done: false, value };
    },
    return: async () => {
      waiting.length = 0;
      end();
      return { done: true, value: undefined };
    },
  };
  return {
    send: (event) => {
      if (isOver) return;
      waiting.push(event);
      wake?.();
    },
    end,
    events: { [Symbol.asyncIterator]: () => iterator },
  };
}
