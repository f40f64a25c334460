import { useEffect } from 'react';
import { create } from 'zustand';

/** How many parts of the page are shown without the assistant. */
const useHiding = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (step: 1 | -1): void => useHiding.setState(({ count }) => ({ count: count + step }));

/** Keeps the buttons and the drawer of the assistant away while a part of the page is shown. */
export function useHideAssistant(isHidden: boolean): void {
  useEffect(() => {
    if (!isHidden) return undefined;
    add(1);
    return () => add(-1);
  }, [isHidden]);
}

export const useIsAssistantHidden = (): boolean => useHiding(({ count }) => count > 0);
