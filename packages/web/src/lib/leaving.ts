type Leaving = {
  readonly from: string;
  readonly to: string;
  /** By the buttons of the browser, not by a link or code. */
  readonly isByHistory: boolean;
};
/** Whether the page may be left. Asked again before it has answered, the answer to the first is no longer waited for. */
export type LeavingGuard = (leaving: Leaving) => boolean | Promise<boolean>;
type PutGuard = (guard: LeavingGuard) => () => void;

/** Until the router is there nothing inside the client leaves a page. */
let putGuard: PutGuard = () => () => undefined;

export function setLeaving(given: PutGuard): void {
  putGuard = given;
}

/** Asks before a link, code or the buttons of the browser lead to another address. Answers how to stop asking. */
export const guardLeaving: PutGuard = (guard) => putGuard(guard);
