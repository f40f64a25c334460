import { behaviourAgeMaxMs, behavioursMax } from '@shuyuan/contract/system/behaviour';
import { recordAction, recordBehaviour, recordEntry } from '@shuyuan/contract/system/behaviour.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { call } from './call.ts';
import { useSession } from './session.ts';

/** One call for the pages of a few seconds. */
export const trackEveryMs = 5_000;

type PageVisit = { readonly page: string; readonly at: number; readonly personId: string };

let waiting: PageVisit[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** SYSTEM-11 */
const personId = (): string | undefined => useSession.getState().currentUser?.id;

/** D-196: whatever becomes of it, nobody is told. It may outlive the page it comes from. */
const ignoreFailure = (recording: Promise<unknown>): void => void recording.catch(() => undefined);

export function flushTracks(): void {
  clearTimeout(timer);
  timer = undefined;
  const now = Date.now();
  // What the person before has seen must not be told in the name of this one.
  const own = waiting.filter((seen) => seen.personId === personId());
  waiting = [];
  if (own.length === 0) return;
  const items = own.map(({ page, at }) => ({ page, ageMs: Math.min(Math.max(0, now - at), behaviourAgeMaxMs) }));
  ignoreFailure(call(recordBehaviour, { items }, { isLeaving: true }));
}

/** SYSTEM-09: a page the person saw, told with the next batch. */
export function trackPage(page: string): void {
  const id = personId();
  if (id === undefined) return;
  waiting.push({ page, at: Date.now(), personId: id });
  if (waiting.length >= behavioursMax) flushTracks();
  else timer ??= setTimeout(flushTracks, trackEveryMs);
}

/** SITE-05 */
export function trackEntry(page: string): void {
  if (personId() !== undefined) ignoreFailure(call(recordEntry, { page }, { isLeaving: true }));
}

/** SYSTEM-10: what the person did with something. */
export function trackAction(action: InputOf<typeof recordAction>): void {
  if (personId() !== undefined) ignoreFailure(call(recordAction, action));
}
