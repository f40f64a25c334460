/** D-195: what is found, in the order of the tabs. */
export const searchKinds = [
  'course',
  'section',
  'subject',
  'libraryItem',
  'exam',
  'live',
  'replay',
  'question',
  'article',
  'answer',
  'column',
  'account',
  'topic',
  'circle',
  'sitePage',
  'person',
  'file',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The sources of documents: changes are noted by them, and some become documents of several kinds. */
export const searchSources = [
  'course',
  'subject',
  'exam',
  'live',
  'post',
  'discussion',
  'column',
  'account',
  'topic',
  'circle',
  'person',
  'file',
  'libraryItem',
  'sitePage',
] as const;
export type SearchSource = (typeof searchSources)[number];
