export type Turn = 'next' | 'previous' | 'left' | 'right';

const keys: Readonly<Record<string, Turn>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'next',
  PageUp: 'previous',
};

export function turnOfKey(key: string, isShifted: boolean): Turn | null {
  if (key === ' ') return isShifted ? 'previous' : 'next';
  return keys[key] ?? null;
}

/** Which way a page turns: in a book read from right to left the next page lies at the left. */
export function directionOf(turn: Turn, isRightToLeft: boolean): 1 | -1 {
  if (turn === 'next') return 1;
  if (turn === 'previous') return -1;
  return (turn === 'right') === isRightToLeft ? -1 : 1;
}

/** A tap near an edge turns the page to that side; in the middle it does nothing. */
const edgeShare = 0.3;

export function turnOfTap(x: number, width: number): Turn | null {
  if (x < width * edgeShare) return 'left';
  return x > width * (1 - edgeShare) ? 'right' : null;
}

/** Enough for quick fingers; who holds a key down is not carried on after letting go. */
const mostWaiting = 3;

/** A page that is turning cannot be turned: each turn waits for the one before instead of being lost. */
export function oneAfterTheOther(turnPage: (turn: Turn) => Promise<void>): (turn: Turn) => Promise<void> {
  let waiting = 0;
  let last = Promise.resolve();
  return (turn) => {
    if (waiting === mostWaiting) return last;
    waiting += 1;
    last = last
      .catch(() => undefined)
      .then(() => turnPage(turn))
      .finally(() => (waiting -= 1));
    return last;
  };
}
