import { clashMs, packLimits } from '@shuyuan/contract/centre/packs/pack-limits';
import type { Context } from '../../../platform/context.ts';
import { findOwnScope } from '../director/find-own-scope.ts';
import { listWorkloads, sumMinutes } from './preview.store.ts';
import { dueTimeOf, type PushInput, resolveItems, resolvePeople } from './resolve-push.ts';

/** D-182: nothing is written: what a push would ask of everybody, and what else they have to meet about then. */
export async function previewPack(ctx: Context, input: PushInput) {
  const items = await resolveItems(ctx, input.items);
  const memberIds = await resolvePeople(ctx.read, await findOwnScope(ctx), input);
  const dueTime = dueTimeOf(input);
  const rows = await listWorkloads(ctx.read, {
    memberIds,
    items,
    asOf: new Date(ctx.now()),
    since: new Date(dueTime - clashMs),
    until: new Date(dueTime + clashMs),
    limit: packLimits.previewPeople,
    clashLimit: packLimits.previewClashes,
  });
  return {
    dueTime,
    peopleCount: memberIds.length,
    clashingCount: rows[0]?.clashing ?? 0,
    minutes: await sumMinutes(ctx.read, items),
    people: rows.map(({ clashing: _clashing, ...row }) => row),
  };
}
