import { packLimits } from '@shuyuan/contract/centre/packs/pack-limits';
import { taskContentTypes } from '@shuyuan/contract/centre/task-content-types';
import { demand } from '@shuyuan/contract/kernel/app-error';
import { addDays } from '@shuyuan/contract/kernel/calendar/add-days';
import { instantIn } from '@shuyuan/contract/kernel/calendar/instant-in';
import type { Context, Reads } from '../../../platform/context.ts';
import { listAssignable } from '../../assignments/index.ts';
import { findUnitWithin, isMemberWithin, type PeopleScope } from '../../people/index.ts';
import type { ItemInput, ItemRow } from './pack.store.ts';
import { listMeant } from './preview.store.ts';

export type PushInput = {
  readonly items: readonly ItemInput[];
  readonly memberIds: readonly string[];
  readonly organizationIds: readonly string[];
  readonly dueDay: string;
  readonly timeZone: string;
};

/** When the day is over where its zone is. */
export const dueTimeOf = ({ dueDay, timeZone }: Pick<PushInput, 'dueDay' | 'timeZone'>): number =>
  instantIn(timeZone, addDays(dueDay, 1), 0);

/** With the titles they have now; a content that is not there to be chosen is refused. */
export async function resolveItems({ read, actor }: Pick<Context, 'read' | 'actor'>, inputs: readonly ItemInput[]) {
  const titles = new Map<string, string>();
  for (const businessType of taskContentTypes) {
    const ids = inputs.filter((one) => one.businessType === businessType).map(({ businessId }) => businessId);
    const known = ids.length === 0 ? [] : await listAssignable(read, { tenantId: actor.tenantId, businessType, ids });
    for (const { id, title } of known) titles.set(`${businessType} ${id}`, title);
  }
  return inputs.map((one): ItemRow => {
    const title = titles.get(`${one.businessType} ${one.businessId}`);
    demand(title !== undefined, 'course.unknown-content');
    return { ...one, title };
  });
}

/**
 * D-181: whom a push reaches, read where it is written: whoever is named must be the caller's at that moment, and of the units
 * everybody who is there.
 */
export async function resolvePeople(read: Reads, scope: PeopleScope, input: PushInput): Promise<string[]> {
  const { memberIds, organizationIds } = input;
  for (const id of organizationIds) demand(await findUnitWithin(read, scope, id), 'pack.unknown-person');
  for (const id of memberIds) demand(await isMemberWithin(read, scope, id), 'pack.unknown-person');
  const meant = await listMeant(read, { scope, memberIds, organizationIds }, packLimits.people + 1);
  demand(meant.length <= packLimits.people, 'pack.too-many-people');
  return meant;
}
