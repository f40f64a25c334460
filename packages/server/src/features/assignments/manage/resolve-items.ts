import { assignmentContentTypes } from '@shuyuan/contract/assignments/assignment-content-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import type { ItemRow } from '../assignment.store.ts';
import { listAssignable } from './content.store.ts';

const keyOf = ({ businessType, businessId }: ItemInput): string => `${businessType} ${businessId}`;

/** Items with the titles their contents have now; content that was withdrawn since stays under its last title. */
export async function resolveItems(
  ctx: Context,
  inputs: readonly ItemInput[],
  current: readonly ItemRow[],
): Promise<ItemRow[]> {
  const { tenantId } = ctx.actor;
  const titles = new Map(current.map((row) => [keyOf(row), row.title]));
  for (const businessType of assignmentContentTypes) {
    const ids = inputs.filter((one) => one.businessType === businessType).map(({ businessId }) => businessId);
    const known = ids.length === 0 ? [] : await listAssignable(ctx.read, { tenantId, businessType, ids });
    for (const { id, title } of known) titles.set(`${businessType} ${id}`, title);
  }
  return inputs.map((one) => {
    const title = titles.get(keyOf(one));
    demand(title !== undefined, 'course.unknown-content');
    return { ...one, title };
  });
}

export type ItemInput = Omit<ItemRow, 'title'>;
