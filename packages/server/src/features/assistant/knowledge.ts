import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context } from '../../platform/context.ts';
import type { Terms } from '../../platform/search-terms.ts';

/** A place in the company that something was read at. */
export type PassageSource = {
  readonly businessType: BusinessType | null;
  readonly businessId: string | null;
  readonly columnId: string | null;
  readonly accountId: string | null;
  readonly topicId?: string | null;
  /** The section of a course. */
  readonly sectionKey?: string | null;
  /** Where in the replay of a live or the film of a section. */
  readonly seconds: number | null;
};

/** A text of the company the caller may open, as far as they may read it. */
export type Passage = PassageSource & {
  readonly title: string;
  /** Plain text; of what is paid for and not bought only what everybody is shown (D-122). */
  readonly text: string;
  readonly publishedAt: number;
};

export type KnowledgeQuery = {
  /** What the question asks for. */
  readonly terms: Terms;
  readonly limit: number;
};

/** A text as a whole, for whoever may read it whole. */
export type WholeText = { readonly title: string; readonly text: string };

/** A kind of content that can be asked. The feature it belongs to decides what the caller may read. */
export type Knowledge = {
  /** What may answer; never what the caller could not open themselves, nor found by words they could not read. */
  readonly find: (ctx: Context, wanted: KnowledgeQuery) => Promise<readonly Passage[]>;
  /** Of one thing; throws a refusal for what the caller may not see or has not paid for; null: not of this kind. */
  readonly readWhole: (ctx: Context, type: BusinessType, id: string) => Promise<WholeText | null>;
};
