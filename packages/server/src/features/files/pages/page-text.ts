/** The text of a page of a document, as one line; pages are counted from 1. */
export type PageText = { readonly number: number; readonly text: string };
