import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { type ShopKind, shopLimits } from '@shuyuan/contract/pricing/shop';
import type { listManagedItems } from '@shuyuan/contract/pricing/shop.wire';
import { wholeNumber } from '../../../shared/forms/whole-number.ts';
import { amountIn, plainAmount } from '../../../ui/typed-amount.ts';

export type ItemDraft = {
  readonly kind: ShopKind;
  readonly cardId: string;
  readonly title: string;
  readonly description: string;
  /** As typed; of the numbers nothing is without end. */
  readonly price: string;
  readonly stock: string;
  readonly perPerson: string;
  readonly isActive: boolean;
};

export type ManagedItem = OutputOf<typeof listManagedItems>['items'][number];

const numberText = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number);

/** The form as it opens: an item as it is, or a new one. */
export const draftOf = (item: ManagedItem | null): ItemDraft => ({
  kind: item?.kind ?? 'thing',
  cardId: '',
  title: item?.title ?? '',
  description: item?.description ?? '',
  price: item ? plainAmount(BigInt(item.price)) : '',
  stock: numberText(item?.stock),
  perPerson: numberText(item?.perPerson),
  isActive: item?.isActive ?? true,
});

export const stockRange = { min: 0, max: shopLimits.stock } as const;
export const perPersonRange = { min: 1, max: shopLimits.perPerson } as const;

const isWrongNumber = (text: string, range: { min: number; max: number }): boolean =>
  text.trim() !== '' && wholeNumber(text, range) === null;

/** Which fields keep the form from being sent; of an item that is there its card stays. */
export const problemsOf = (draft: ItemDraft, isNew: boolean) => ({
  cardId: isNew && draft.kind === 'card' && draft.cardId === '',
  title: textLength(draft.title.trim()) < 1 || textLength(draft.title.trim()) > shopLimits.title,
  description: textLength(draft.description.trim()) > shopLimits.description,
  price: (amountIn(draft.price) ?? 0n) === 0n,
  stock: isWrongNumber(draft.stock, stockRange),
  perPerson: isWrongNumber(draft.perPerson, perPersonRange),
});

export const fieldsOf = (draft: ItemDraft) => ({
  title: draft.title.trim(),
  description: draft.description.trim(),
  price: String(amountIn(draft.price) ?? 0n),
  stock: wholeNumber(draft.stock, stockRange),
  perPerson: wholeNumber(draft.perPerson, perPersonRange),
});
