import type { BusinessType } from '@shuyuan/contract/kernel/business-types';
import type { Context } from '../../platform/context.ts';

/** A text as a whole, for whoever may read it whole. */
export type WholeText = { readonly title: string; readonly text: string };

/** A kind of content that can be summed up. The feature it belongs to decides who may read it whole. */
export type Knowledge = {
  /** Of one thing; throws a refusal for what the caller may not see or has not paid for; null: not of this kind. */
  readonly readWhole: (ctx: Context, type: BusinessType, id: string) => Promise<WholeText | null>;
};
