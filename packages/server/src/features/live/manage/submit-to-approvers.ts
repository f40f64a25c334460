import { ApprovalBusinessType } from '@shuyuan/contract/approval/approval-business-types';
import type { Context } from '../../../platform/context.ts';
import { resubmitDocument, startProcess } from '../../approval/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import type { LiveRow } from '../live.store.ts';

type Input = {
  readonly live: Pick<LiveRow, 'id' | 'subject' | 'organizationId'>;
  readonly summary: string;
  readonly comment: string;
};

/** D-073, D-075: for the first time, or as another round of the process it has. */
export async function submitToApprovers(ctx: Context, { live, summary, comment }: Input): Promise<string> {
  await refuseSensitive(ctx, [summary, comment]);
  const { id: businessId, organizationId } = live;
  const document = { businessType: ApprovalBusinessType.live, businessId, organizationId };
  const words = { title: live.subject, summary };
  const again = await resubmitDocument(ctx, document, { ...words, comment });
  const { processInstanceId } = again ?? (await startProcess(ctx, { ...document, ...words }));
  return processInstanceId;
}
