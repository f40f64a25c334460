import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { SearchKind } from '@shuyuan/contract/search/search-kinds';
import type { SearchSort } from '@shuyuan/contract/search/search-limits';
import type { RawBuilder } from 'kysely';
import type { Reads } from '../../../platform/context.ts';
import type { SortValue } from '../../../platform/text-engine/text-engine.ts';
import type { TokenQuery } from '../token-query.ts';

/** Finds the documents that may answer a question, in its order. Who may see them is none of its business. */
export type TextIndex = {
  readonly list: (read: Reads, asked: CandidateQuery, pages: readonly KindPage[]) => Promise<CandidatePage>;
};

export type SearchFilters = {
  readonly topicId?: string | undefined;
  readonly authorId?: string | undefined;
  readonly organizationId?: string | undefined;
  readonly fileKind?: FileKind | undefined;
  readonly since?: Date | undefined;
};

export type CandidateQuery = {
  readonly tenantId: string;
  readonly query: TokenQuery;
  readonly isOfTitles: boolean;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  /** The whole question, as titles are compared with it. */
  readonly form?: string;
  /** Further conditions on `document`, and the moment of the question: an engine of its own has no use for them. */
  readonly conditions?: readonly RawBuilder<boolean>[];
  readonly at?: number;
  /** Whoever asks stops by itself: nothing is chosen for it. */
  readonly isBounded?: boolean;
};

/** Where the candidates of a kind were left, and how many there were until then. */
export type PageEnd = { readonly after: readonly SortValue[]; readonly seen: number };

/** Of a kind so many are wanted that the reader may see, from where the last page ended. */
export type KindPage = {
  readonly kind: SearchKind;
  readonly limit: number;
  readonly from: PageEnd | null;
  /** The authors whose documents alone can be seen or are asked for. */
  readonly authorId?: string | undefined;
};

export type CandidatePage = {
  /**
   * Rows of `search_document` that may answer. Only ever read by a statement that has all conditions of the question and of
   * its reader in it: nothing an index says is believed. Null: none.
   */
  readonly documents: RawBuilder<unknown> | null;
  /** The documents were compared with the question by the condition of the question itself, in the statement that reads them. */
  readonly isCompared?: boolean;
  /** The kinds of which there may be more, and where they go on. */
  readonly ends: ReadonlyMap<SearchKind, PageEnd>;
};
