import type { Context } from '../../../platform/context.ts';
import type { FileOwner } from '../../files/index.ts';
import { findDecidable, isAskedBy } from './exemption.store.ts';

export const evidencePurpose = 'subject-evidence';

export const deciderOf = ({ actor }: Pick<Context, 'actor'>) => ({
  tenantId: actor.tenantId,
  memberId: actor.id,
  managesAll: actor.capabilities.has('course.manageAll'),
});

/** Evidence is read by whoever brought it and those who decide. */
export const evidenceFileOwner: FileOwner = {
  purpose: evidencePurpose,
  mayRead: async (system, actor, { subjectId }) => {
    if (subjectId === null) return false;
    const decider = { ...deciderOf({ actor }), id: subjectId };
    return (await isAskedBy(system.read, decider)) || (await findDecidable(system.read, decider)) !== undefined;
  },
};
