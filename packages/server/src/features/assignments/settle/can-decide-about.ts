import type { FileOwner } from '../../files/index.ts';
import type { Context } from '../../../platform/context.ts';
import { findDutyScope } from '../report/find-duty-scope.ts';
import { isMemberWithin } from '../../people/index.ts';
import { findSettlement } from './settle.store.ts';

/** Directors decide about the people below them, managers about everybody; nobody about themselves. */
export const canDecideAbout = async (ctx: Pick<Context, 'actor' | 'read'>, memberId: string): Promise<boolean> =>
  memberId !== ctx.actor.id &&
  ctx.actor.capabilities.has('subordinate.view') &&
  (await isMemberWithin(ctx.read, await findDutyScope(ctx), memberId));

export const settlementPurpose = 'assignment-evidence';

/** Evidence is read by whom it is about, and by whoever may decide about them; whoever brought it may have moved on. */
export const settlementFileOwner: FileOwner = {
  purpose: settlementPurpose,
  mayRead: async ({ read }, actor, { subjectId }) => {
    const settlement = subjectId === null ? undefined : await findSettlement(read, actor.tenantId, subjectId);
    if (!settlement) return false;
    return settlement.memberId === actor.id || canDecideAbout({ actor, read }, settlement.memberId);
  },
};
