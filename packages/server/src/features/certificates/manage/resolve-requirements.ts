import { requirementTypes } from '@shuyuan/contract/certificates/requirement-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../../platform/context.ts';
import { listContents } from '../../positions/index.ts';
import type { RequirementRow } from '../certificate.store.ts';

/** Requirements with the titles their contents have now; content that was withdrawn since stays under its last title. */
export async function resolveRequirements(
  ctx: Context,
  inputs: readonly RequirementInput[],
  current: readonly RequirementRow[],
): Promise<RequirementRow[]> {
  const { tenantId } = ctx.actor;
  const titles = new Map(current.map((row) => [`${row.businessType} ${row.businessId}`, row.title]));
  for (const businessType of requirementTypes) {
    const ids = inputs.filter((one) => one.businessType === businessType).map(({ businessId }) => businessId);
    const known = ids.length === 0 ? [] : await listContents(ctx.read, { tenantId, businessType, ids });
    for (const { id, title } of known) titles.set(`${businessType} ${id}`, title);
  }
  return inputs.map((one) => {
    const title = titles.get(`${one.businessType} ${one.businessId}`);
    demand(title !== undefined, 'course.unknown-content');
    return { ...one, title };
  });
}

export type RequirementInput = Omit<RequirementRow, 'title'>;
