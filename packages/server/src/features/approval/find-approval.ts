import { statusOfState } from '@shuyuan/contract/approval/process-life';
import { findProcessOf } from './process.store.ts';

/** How the approval of a document stands, for the feature that owns it; undefined when it was never submitted. */
export async function findApprovalOf(...asked: Parameters<typeof findProcessOf>) {
  const process = await findProcessOf(...asked);
  return process && { processInstanceId: process.id, status: statusOfState[process.state] };
}
