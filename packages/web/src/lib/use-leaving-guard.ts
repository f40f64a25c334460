import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { guardLeaving } from './leaving.ts';

export type IsSamePlace = (from: string, to: string, isByHistory: boolean) => boolean;

const placeOf = (address: string): string => {
  const [path = '', query = ''] = address.split('?');
  return `${path} ${new URLSearchParams(query).get('id') ?? ''}`;
};
/** The same page of the same thing: a page without its `id` is that of something new. What else is asked may change. */
export const isSamePage = (from: string, to: string): boolean => placeOf(from) === placeOf(to);

/**
 * What a dialog covers: the way back closes it also where it leads to another address of the same page. Who was asked and
 * stays is brought back to the address they are at, which asks nobody.
 */
export const isUnderDialog: IsSamePlace = (from, to, isByHistory) =>
  from === to || (!isByHistory && isSamePage(from, to));

/** Puts what would be lost into safety; true when nobody need be asked any more. */
type Rescue = () => Promise<boolean>;

/**
 * Whoever would lose something by going is asked first: by us for links and the way back, by the browser when the tab is
 * closed. `isSamePlace` must be the same function each time; moves inside the place are free. What can be rescued is not
 * asked about when the tab is closed: who gives a rescue looks after that moment too.
 */
export function useLeavingGuard(isGuarded: boolean, isSamePlace: IsSamePlace, rescue?: Rescue) {
  const [isAsking, setIsAsking] = useState(false);
  /** Nothing is lost any more, or they have said that they want to go: nobody asks twice. */
  const isFree = useRef(false);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  // A rescue that fails may take itself away; the question it leads to must outlive that.
  const tryRescue = useEffectEvent((): Promise<boolean> | undefined => rescue?.());
  const isLostOnClosing = useEffectEvent((): boolean => !isFree.current && rescue === undefined);
  useEffect(() => {
    if (!isGuarded) return undefined;
    // What was allowed to go last time says nothing of what is typed now.
    isFree.current = false;
    const warn = (event: BeforeUnloadEvent): void => {
      if (isLostOnClosing()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    const question = (): Promise<boolean> => {
      setIsAsking(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    };
    const release = guardLeaving(({ from, to, isByHistory }) => {
      if (isFree.current || isSamePlace(from, to, isByHistory)) return true;
      return tryRescue()?.then((isSafe) => isSafe || question()) ?? question();
    });
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
      // Over while they were asked: there is nothing to stay for.
      answer.current?.(true);
    };
  }, [isGuarded, isSamePlace]);
  /** Answers whether a move was waiting for it. */
  const settle = (mayLeave: boolean): boolean => {
    setIsAsking(false);
    isFree.current = mayLeave;
    const waiting = answer.current;
    answer.current = null;
    waiting?.(mayLeave);
    return waiting !== null;
  };
  const free = (): void => {
    isFree.current = true;
  };
  return { isAsking, ask: () => setIsAsking(true), settle, free };
}
