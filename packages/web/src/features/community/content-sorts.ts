import { ContentSort } from '@shuyuan/contract/community/questions';

/** D-135: by the names the address and the packs have for them. */
export const contentSorts = {
  newest: ContentSort.newest,
  oldest: ContentSort.oldest,
  mostRead: ContentSort.mostRead,
} as const;
export type SortName = keyof typeof contentSorts;
export const sortNames = Object.keys(contentSorts) as readonly SortName[];

export const sortNamed = (text: string | undefined): SortName | undefined => sortNames.find((name) => name === text);
