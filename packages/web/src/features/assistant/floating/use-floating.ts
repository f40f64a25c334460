import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { browserSlot } from '../../../lib/storage.ts';
import { throttle } from '../../../lib/throttle.ts';
import {
  clamped,
  firstPlace,
  type FloatingPlace,
  isClick,
  moved,
  moveEveryMs,
  placeOf,
  stepOf,
  textOfPlace,
} from './floating-place.ts';

/** D-161: per person, in this browser. */
const slotOf = (userId: string) => browserSlot(`shuyuan.assistant.place.${userId}`);

const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

function roomOf(element: HTMLElement | null) {
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar-height');
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    buttonsWidth: element?.offsetWidth ?? 0,
    buttonsHeight: element?.offsetHeight ?? 0,
    barHeight: Number.parseFloat(bar) || 0,
  };
}

type Press = { readonly at: number; readonly x: number; readonly y: number; readonly from: FloatingPlace };

/** AI-01, AI-04, AI-06, AI-07: what moves together when any of it is dragged, and where it was left. */
export function useFloating(userId: string) {
  const element = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState(() => placeOf(slotOf(userId).read()) ?? firstPlace);
  const [place, setPlace] = useState(wanted);
  const wasDragged = useRef(false);

  // The wish is kept: a window that grows again has them where they were put.
  useEffect(() => {
    const fit = () => setPlace(clamped(wanted, roomOf(element.current)));
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [wanted]);

  const moveTo = (next: FloatingPlace): void => {
    const inside = clamped(next, roomOf(element.current));
    setWanted(inside);
    slotOf(userId).write(textOfPlace(inside));
  };

  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const press: Press = { at: performance.now(), x: event.clientX, y: event.clientY, from: place };
    wasDragged.current = false;
    let pointer = { x: press.x, y: press.y };
    const followPointer = (): void =>
      moveTo(moved(press.from, { x: pointer.x - press.x, y: pointer.y - press.y }, isRightToLeft()));
    const follow = throttle(followPointer, moveEveryMs);
    const onMove = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      pointer = { x: clientX, y: clientY };
      follow();
    };
    const ending = new AbortController();
    const onUp = (): void => {
      ending.abort();
      follow.cancel();
      if (pointer.x !== press.x || pointer.y !== press.y) followPointer();
      wasDragged.current = !isClick(performance.now() - press.at);
    };
    const { signal } = ending;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', onUp, { signal });
  };

  /** The click that ends a drag opens nothing; one of the keyboard always does. */
  const onClickCapture = (event: MouseEvent): void => {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf(event.key);
    if (!step) return;
    event.preventDefault();
    moveTo(moved(place, step, isRightToLeft()));
  };

  return { element, place, handlers: { onPointerDown, onClickCapture, onKeyDown } };
}
