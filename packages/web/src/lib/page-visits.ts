/**
 * A visit is the stay on one page: another page begins a new one, and so does the way back to another address of the same
 * page. What was opened in a visit (a dialog, above all) belongs to it and does not outlive it.
 */
let visit = 0;
const listeners = new Set<() => void>();

export const currentVisit = (): number => visit;

/** The address has moved on; what opens from now on belongs to the page that comes. */
export function beginVisit(): void {
  visit += 1;
}

/** The page of the visit is on the screen: whatever its address opens or closes by itself has happened. */
export function announceVisit(): void {
  for (const listener of listeners) listener();
}

export function onVisit(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
