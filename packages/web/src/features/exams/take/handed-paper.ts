import type { OpenedAttempt } from './attempt-saver.ts';

export type HandedPaper = { readonly tabId: string; readonly opened: OpenedAttempt };

/** Later the paper is opened anew: minutes may have been given meanwhile, or another tab may have taken it. */
const freshMs = 30_000;

let handed: (HandedPaper & { readonly readAt: number }) | null = null;

/** A start answers with the paper; it waits here for the page that answers it. */
export function handPaper(paper: HandedPaper): void {
  handed = { ...paper, readAt: performance.now() };
}

/** Null: nothing was handed over for this attempt. The time that went by meanwhile is not given a second time. */
export function handedPaperOf(id: string): HandedPaper | null {
  const elapsedMs = handed ? performance.now() - handed.readAt : 0;
  if (handed?.opened.id !== id || elapsedMs > freshMs) return null;
  const { tabId, opened } = handed;
  return { tabId, opened: { ...opened, remainingMs: Math.max(0, opened.remainingMs - elapsedMs) } };
}

/** Once it is shown, whoever comes back opens what the server has by then. */
export function forgetHandedPaper(): void {
  handed = null;
}
