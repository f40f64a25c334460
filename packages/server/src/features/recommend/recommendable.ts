import type { RecommendItem, RecommendKind } from '@shuyuan/contract/recommend/recommend-kinds';
import type { Reads } from '../../platform/context.ts';
import type { Searchable, SearchCondition, SearchReader } from '../search/index.ts';
import type { DueQuery } from './due-query.store.ts';

/** A feature hands over these to be recommended. Who may see something is the condition it is found by. */
export type Recommendable = {
  readonly searchable: Searchable;
  readonly kinds: readonly RecommendKind[];
  /** Of a row of `document`: finished, locked, over, or the reader's own. Never recommended. */
  readonly isClosed: (reader: SearchReader) => SearchCondition;
  /** Begun: recommended only while it is due. */
  readonly isBegun?: (reader: SearchReader) => SearchCondition;
  /** Of these, what somebody has finished now, and when. */
  readonly listFinished: (read: Reads, query: FinishedQuery) => Promise<readonly FinishedRow[]>;
};

export type FinishedQuery = { readonly memberId: string; readonly ids: readonly string[]; readonly at: Date };
export type FinishedRow = RecommendItem & { readonly finishedAt: Date };

/** Things to be done soon: a query of `kind`, `id` and `due_at`, the nearest first and of a bounded length. */
export type DueSource = (reader: SearchReader, until: Date) => DueQuery;

/** Everything that is recommended, by who knows it. */
export type RecommendSources = {
  readonly recommendables: readonly Recommendable[];
  readonly due: readonly DueSource[];
};
