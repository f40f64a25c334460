import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import type { SearchKind, SearchSource } from '@shuyuan/contract/search/search-kinds';
import type { Context, Reads } from '../../platform/context.ts';
import type { SearchCondition, SearchReader } from './search-reader.store.ts';

/** A feature hands over these to be found. The index is made of what it lists; who may see it is its own condition. */
export type Searchable = {
  readonly source: SearchSource;
  /** Of these, whatever is there to be found now; what is gone or not published has no document. */
  readonly listDocuments: (read: Reads, ids: readonly string[]) => Promise<readonly SearchDocument[]>;
  /** All there are, in the order of their ids. */
  readonly listIds: (
    read: Reads,
    page: { readonly after: string; readonly limit: number },
  ) => Promise<readonly string[]>;
  readonly countAll: (read: Reads) => Promise<number>;
  /** Whether the reader may see a row of `document`, of each kind: part of the query that finds it, never asked afterwards. */
  readonly isVisible: Readonly<Partial<Record<SearchKind, (reader: SearchReader) => SearchCondition>>>;
  /** Everybody sees their own alone: nothing of others is looked through for them. */
  readonly isOwnOnly?: boolean;
  /** Where a company has switched it off nothing of it is found. */
  readonly isOpen?: (ctx: Context) => Promise<boolean>;
};

/** A text of a thing, as it is found. */
export type SearchDocument = {
  readonly tenantId: string;
  readonly sourceId: string;
  /** Which text of the thing; one of each. */
  readonly part: string;
  readonly kind: SearchKind;
  /** Counted and shown once, whatever is found of it. */
  readonly itemId: string;
  readonly parentId?: string | null;
  readonly sectionKey?: string | null;
  /** Not on its card: locked, or for sale, for some of those who see the card. */
  readonly isInner: boolean;
  readonly title: string;
  /** Plain text. */
  readonly text: string;
  /** Found by them, though they are not shown: its topics. */
  readonly names?: readonly string[];
  /** The second at which each line of the text begins. */
  readonly seconds?: readonly number[];
  /** The page each line of the text stands on, and the file it was read from: the document goes with it. */
  readonly pages?: readonly number[];
  readonly fileId?: string;
  readonly authorId?: string | null;
  readonly organizationId?: string | null;
  readonly topicIds?: readonly string[];
  readonly fileKind?: FileKind;
  readonly useCount: number;
  readonly publishedAt: Date;
};
