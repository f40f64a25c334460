/** POSITION-08, D-175: whether a chapter has more sections than were read. */
export const LoadStatus = { more: 0, loading: 1, all: 2 } as const;
export type LoadStatus = (typeof LoadStatus)[keyof typeof LoadStatus];

/** POSITION-08: sections of a chapter read at once. */
export const sectionPageSize = 100;

type PageQuery = { readonly pageIndex: number; readonly pageSize: number };

export const loadStatusOf = ({ pageIndex, pageSize }: PageQuery, sectionCount: number): LoadStatus =>
  pageIndex * pageSize < sectionCount ? LoadStatus.more : LoadStatus.all;

type ChapterPage<Section> = {
  readonly pageIndex: number;
  readonly loadStatus: LoadStatus;
  readonly positionSections: readonly Section[];
};

/** POSITION-03: the next page of a chapter behind those before it; `newSections` are what it brought. */
export function joinChapterPages<Section>(pages: readonly ChapterPage<Section>[]): {
  positionSections: Section[];
  newSections: readonly Section[];
  pageIndex: number;
  loadStatus: LoadStatus;
} {
  const last = pages.at(-1);
  return {
    positionSections: pages.flatMap((page) => page.positionSections),
    newSections: last?.positionSections ?? [],
    pageIndex: last?.pageIndex ?? 0,
    loadStatus: last?.loadStatus ?? LoadStatus.loading,
  };
}
