import { useLayoutEffect, useMemo } from 'react';
import { focusHeading } from './focus-heading.ts';

/** A deleted row stands in its list until that was read again. */
const watchedMs = 5_000;

/** What opened a dialog that closes in this moment: one that takes its place was opened by the same. */
let leaving: Element | null = null;

const hasNoFocus = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The entry of a menu is gone when its dialog closes; the button of the menu is not. */
function findOpener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? active;
}

function giveBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || !opener.isConnected) {
    focusHeading();
    return;
  }
  opener.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (hasNoFocus()) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), watchedMs);
}

/**
 * Gives the focus back to what opened a dialog, also when the dialog is taken away instead of being closed, which the kit
 * does not; where that is gone, to the heading. Otherwise whoever works by keys begins at the top of the page again.
 */
export function useFocusBack(isOpen: boolean): void {
  // While this is rendered; a moment later a menu may be gone with the entry that was chosen.
  const found = useMemo(() => (isOpen ? findOpener() : null), [isOpen]);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const opener = leaving ?? found;
    return () => {
      const atClose = document.activeElement;
      leaving = opener;
      setTimeout(() => {
        leaving = null;
        if (hasNoFocus() || document.activeElement === atClose) giveBack(opener);
      });
    };
  }, [isOpen, found]);
}
