import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { mayReadApprovalOf } from '../approval/index.ts';
import type { FileOwner } from '../files/index.ts';
import { findApplication } from './application/application.store.ts';
import { portraitPurpose } from './application/claim-portrait.ts';
import { documentOf } from './application/submit-to-approvers.ts';
import { openAccount } from './teams.policy.ts';

async function maySee(ctx: Context, accountId: string): Promise<boolean> {
  try {
    await openAccount(ctx, accountId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Who may see an account may see its picture; as long as there is none, whoever asked for it and who decides about it. */
export const portraitOwner: FileOwner = {
  purpose: portraitPurpose,
  mayRead: async (system, actor, { subjectId }) => {
    if (subjectId === null) return false;
    const ctx: Context = { ...system, actor };
    if (await maySee(ctx, subjectId)) return true;
    const asked = await findApplication(ctx.read, actor.tenantId, subjectId);
    if (!asked || asked.accountId !== null) return false;
    return asked.applicantId === actor.id || mayReadApprovalOf(ctx, documentOf(asked));
  },
};
