import { statusOfState } from '@shuyuan/contract/approval/process-life';
import { AppError } from '@shuyuan/contract/kernel/app-error';
import type { Context } from '../../platform/context.ts';
import { findCase } from './open-case.ts';
import { findProcessOf } from './process.store.ts';
import { findLastComment } from './steps/step.store.ts';

/** How the approval of a document stands, for the feature that owns it; undefined when it was never submitted. */
export async function findApprovalOf(...document: Parameters<typeof findProcessOf>) {
  const process = await findProcessOf(...document);
  return process && { processInstanceId: process.id, status: statusOfState[process.state] };
}

/** The comment of the last act on a document's approval: the reason, where it was refused. */
export async function findAnswerTo(...[read, document]: Parameters<typeof findProcessOf>): Promise<string> {
  const process = await findProcessOf(read, document);
  return process ? findLastComment(read, process.id) : '';
}

/** D-079: whether the caller has a part in the approval of a document, and may read what is asked there. */
export async function mayReadApprovalOf(ctx: Context, document: Parameters<typeof findProcessOf>[1]): Promise<boolean> {
  const process = await findProcessOf(ctx.read, document);
  if (!process) return false;
  try {
    await findCase(ctx, process);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
