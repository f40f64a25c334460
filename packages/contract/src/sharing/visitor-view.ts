import type { ShareType } from './share-types.ts';

/** What somebody who is not signed in learns of a shared thing; null: they read a general sentence instead. */
type VisitorView = { readonly title: string | null; readonly cover: string | null };

/**
 * D-010, decision 023: nothing of the thing itself, whatever its kind. A link may be forwarded to anybody, and an
 * answer that depends on the thing would tell strangers what a company talks about, and which ids exist.
 */
export const visitorView = (_type: ShareType): VisitorView => ({ title: null, cover: null });
