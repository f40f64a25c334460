import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import { ApprovalStatus } from '@shuyuan/contract/approval/approval-status';
import { applicationLife } from '@shuyuan/contract/teams/account-life';
import type { Context } from '../../../platform/context.ts';
import { findApprovalOf, resubmitDocument, startProcess } from '../../approval/index.ts';
import { findTopicNames } from '../topic.store.ts';
import type { ApplicationRow } from './application.store.ts';
import { approverWords } from './approver-words.ts';

const businessType = ApprovalBusinessType.shareAccount;
export const documentOf = ({ tenantId, id }: Pick<ApplicationRow, 'tenantId' | 'id'>) => ({
  tenantId,
  businessType,
  businessId: id,
});

/**
 * D-075: whether the same application goes into another round. One that was agreed to and came to nothing, because its
 * name was taken meanwhile, cannot: its approval is over.
 */
export async function isOpenAgain(ctx: Context, last: ApplicationRow | undefined): Promise<boolean> {
  if (!last || last.applicantId !== ctx.actor.id || !applicationLife.can('resubmit', last.state)) return false;
  const approval = await findApprovalOf(ctx.read, documentOf(last));
  return approval?.status === ApprovalStatus.rejected || approval?.status === ApprovalStatus.withdrawn;
}

/** For the first time, or as another round of the approval it has. */
export async function submitToApprovers(ctx: Context, asked: Omit<ApplicationRow, 'processId'>): Promise<string> {
  const names = await findTopicNames(ctx.read, asked.tenantId, asked.topicIds);
  const words = approverWords(
    ctx.language,
    asked,
    asked.topicIds.flatMap((id) => names.get(id) ?? []),
  );
  const document = { businessType, businessId: asked.id, organizationId: asked.organizationId };
  const again = await resubmitDocument(ctx, document, { ...words, comment: '' });
  const { processInstanceId } = again ?? (await startProcess(ctx, { ...document, ...words }));
  return processInstanceId;
}
