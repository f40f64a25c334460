/** AI-04: how near the buttons come to the right and the bottom edge. */
const edgeGapPx = 54;
/** AI-07: a press that lasts at least so long is a drag. */
const clickUnderMs = 210;
/** AI-05 */
export const appearAfterMs = 500;
/** AI-06 */
export const moveEveryMs = 30;
/** One press of an arrow key. */
const keyStepPx = 16;

/** Distances from the end and the bottom edge: in a window that changes its size, and in Arabic, the corner stays. */
export type FloatingPlace = { readonly end: number; readonly bottom: number };

type Room = {
  readonly width: number;
  readonly height: number;
  readonly buttonsWidth: number;
  readonly buttonsHeight: number;
  /** The bar at the bottom of a phone, which nothing may cover. */
  readonly barHeight: number;
};

export const firstPlace: FloatingPlace = { end: edgeGapPx, bottom: edgeGapPx };

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** AI-01, AI-04, D-161: inside the window whatever is asked for; where there is too little room, at the end and bottom. */
export function clamped({ end, bottom }: FloatingPlace, room: Room): FloatingPlace {
  const leastBottom = Math.max(edgeGapPx, room.barHeight + 8);
  return {
    end: between(edgeGapPx, end, Math.max(edgeGapPx, room.width - room.buttonsWidth)),
    bottom: between(leastBottom, bottom, Math.max(leastBottom, room.height - room.buttonsHeight)),
  };
}

/** AI-07 */
export const isClick = (pressedMs: number): boolean => pressedMs < clickUnderMs;

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key moves, in the pixels of the screen; null for every other key. */
export function stepOf(key: string): { readonly x: number; readonly y: number } | null {
  const move = moves[key];
  return move ? { x: move[0] * keyStepPx, y: move[1] * keyStepPx } : null;
}

/** The place after a movement on the screen. From right to left the end edge is the left one. */
export const moved = (
  { end, bottom }: FloatingPlace,
  { x, y }: { readonly x: number; readonly y: number },
  isRightToLeft: boolean,
): FloatingPlace => ({ end: end - (isRightToLeft ? -x : x), bottom: bottom - y });

/** What was remembered; whatever is no place is none. */
export function placeOf(text: string | null): FloatingPlace | null {
  const [end, bottom, more] = (text ?? '').split(' ').map(Number);
  if (end === undefined || bottom === undefined || more !== undefined) return null;
  return Number.isFinite(end) && Number.isFinite(bottom) && text?.trim() ? { end, bottom } : null;
}

export const textOfPlace = ({ end, bottom }: FloatingPlace): string => `${Math.round(end)} ${Math.round(bottom)}`;
