import type { TaskContentType } from '@shuyuan/contract/centre/task-content-types';

/** A content of something people are asked to do. */
export type ContentItem = {
  readonly businessType: TaskContentType;
  readonly businessId: string;
  readonly title: string;
};

/** Names an item: the same content is asked for once. */
export const keyOf = ({ businessType, businessId }: Pick<ContentItem, 'businessType' | 'businessId'>): string =>
  `${businessType}-${businessId}`;

/** With one more at the end, unless it is there. */
export const withItem = (items: readonly ContentItem[], item: ContentItem): readonly ContentItem[] =>
  items.some((one) => keyOf(one) === keyOf(item)) ? items : [...items, item];
