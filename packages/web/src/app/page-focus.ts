import { focusHeading } from '../ui/focus-heading.ts';
import type { AppRouter } from './router.tsx';

/**
 * Leads the focus to the heading of a page that was entered, so that a screen reader reads where one is and Tab goes on
 * from there. Where the page has put the focus somewhere itself, it stays.
 */
function focusPage(before: Element | null): void {
  const main = document.querySelector('main');
  const now = document.activeElement;
  if (!main || now?.closest('[role="dialog"]')) return;
  if (now !== before && now !== document.body && main.contains(now)) return;
  focusHeading();
  if (!main.querySelector('h1')) awaitHeading(main);
}

let waiting: MutationObserver | null = null;

/** A page that names what it has read gets its heading later: the focus waits at the page, unless one has gone on. */
function awaitHeading(main: HTMLElement): void {
  waiting = new MutationObserver(() => {
    const isWaiting = document.activeElement === main || document.activeElement === document.body;
    if (isWaiting && !main.querySelector('h1')) return;
    stopWaiting();
    if (isWaiting) focusHeading();
  });
  waiting.observe(main, { childList: true, subtree: true });
}

function stopWaiting(): void {
  waiting?.disconnect();
  waiting = null;
}

type CurrentRoute = { readonly search: Readonly<Record<string, unknown>> };
const isSamePage = (one: CurrentRoute, other: CurrentRoute): boolean => one.search['page'] === other.search['page'];

/** What the router leaves open about moving on: the focus on another page, the scroll position on the same one. */
export function connectPageFocus(router: AppRouter): void {
  let before: Element | null = null;
  let top = 0;
  router.subscribe('onBeforeNavigate', () => {
    stopWaiting();
    before = document.activeElement;
    top = window.scrollY;
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation) return;
    if (pathChanged) focusPage(before);
    // A dialog that opens by the address must not throw the page behind it back to its top.
    else if (isSamePage(fromLocation, toLocation)) window.scrollTo({ top });
  });
}
