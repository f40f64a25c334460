import { columnIntroduceMax, columnTitleMax } from '@shuyuan/contract/community/columns';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { isSamePrice, priceFields, priceOf } from '../../../../shared/pricing/price-fields.ts';
import { type CoverChoice, choiceOf, firstChoice, isSameChoice } from '../../covers/cover-choice.ts';
import type { ColumnInfo } from '../column.ts';

export type ColumnDraft = {
  readonly title: string;
  readonly introduce: string;
  readonly cover: CoverChoice;
  /** Null: free, or as it was. */
  readonly price: PriceSetting | null;
};

/** The form as it opens: a column as it is, or a new one. */
export const draftOf = (column: ColumnInfo | null): ColumnDraft => ({
  title: column?.title ?? '',
  introduce: column?.introduce ?? '',
  cover: column ? choiceOf('column', column.headPortraitPath, column.headPortrait) : firstChoice('column'),
  price: column?.offer ? priceOf(column.offer.price) : null,
});

/** Which fields keep the form from being sent. */
export const problemsOf = ({ title, introduce, price }: ColumnDraft) => ({
  title: textLength(title) < 1 || textLength(title) > columnTitleMax,
  introduce: textLength(introduce) > columnIntroduceMax,
  price: price !== null && priceProblem(price) !== null,
});

export const isSameDraft = (one: ColumnDraft, other: ColumnDraft): boolean =>
  one.title === other.title &&
  one.introduce === other.introduce &&
  isSameChoice(one.cover, other.cover) &&
  isSamePrice(one.price, other.price);

export const fieldsOf = ({ title, introduce, cover, price }: ColumnDraft) => ({
  title: title.trim(),
  introduce: introduce.trim(),
  ...(cover.kind === 'own' ? { headPortrait: cover.id } : { headPortraitPath: cover.name }),
  ...(price && { price: priceFields(price) }),
});
