import type { SearchState } from './search-address.ts';

export const isNarrowed = ({ kind, period, fileKind, topic, author, organization }: SearchState): boolean =>
  [kind, period, fileKind, topic, author, organization].some((one) => one !== undefined);

/** The filters in use, but for the kind, which has its tabs, and that of files where no field shows it. */
export const countFilters = ({ kind, period, fileKind, topic, author, organization }: SearchState): number =>
  [period, kind === 'file' ? fileKind : undefined, topic, author, organization].filter((one) => one !== undefined)
    .length;

/** Results of every kind, time, topic, author, organisation and file. */
export const wide = {
  kind: undefined,
  period: undefined,
  fileKind: undefined,
  topic: undefined,
  author: undefined,
  organization: undefined,
  page: 1,
} as const satisfies Partial<SearchState>;
