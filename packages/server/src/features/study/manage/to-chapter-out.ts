import type { OutlineChapter } from '../courses/outline.store.ts';

/** A chapter as its authors edit it. */
export const toChapterOut = ({ title, sections }: OutlineChapter) => ({ title, sections });
