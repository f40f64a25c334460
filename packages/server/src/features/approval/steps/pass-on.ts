import { maxAsked } from '@shuyuan/contract/approval/approvers';
import { recordAudit } from '../../../platform/audit.ts';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findReceiver, type Receiver } from './find-receiver.ts';
import type { Process } from '../process.store.ts';
import { insertPassing, listAssignments, moveAssignment } from './step.store.ts';
import { listStranded, type StrandedAssignment } from './stranded.store.ts';

type PassingContext = Pick<ContextOf<{ readonly id: string } | null>, 'actor' | 'requestId' | 'now'>;
export type PassingProcess = Pick<Process, 'id' | 'tenantId' | 'round' | 'currentStep' | 'starterId' | 'title'>;
export type Passing = { readonly fromName: string; readonly receiver: Receiver };

type Moved = { readonly process: PassingProcess; readonly stranded: StrandedAssignment; readonly receiver: Receiver };

async function recordPassing(tx: Tx, ctx: PassingContext, { process, stranded, receiver }: Moved): Promise<void> {
  const { id: processId, tenantId, round, currentStep: position, title } = process;
  const at = new Date(ctx.now());
  const act = { id: newId(ctx.now()), tenantId, processId, round, position, at };
  await insertPassing(tx, { ...act, memberId: stranded.memberId, receiverId: receiver.id });
  await recordAudit(tx, ctx, {
    tenantId,
    action: 'approval.passed-on',
    subject: { kind: 'approval', id: processId },
    before: { approverId: stranded.memberId },
    after: { approverId: receiver.id, position, title },
  });
}

/**
 * Gives every question of the present step that nobody can answer to somebody who can. For who holds the process
 * (`leaveState`) or has just made it. Where the company has nobody left, it stays for an administrator to give away.
 */
export async function passOnStep(tx: Tx, ctx: PassingContext, process: PassingProcess): Promise<Passing[]> {
  const at = new Date(ctx.now());
  const { id: processId, round, currentStep, starterId } = process;
  const passed: Passing[] = [];
  for (const stranded of await listStranded(tx, { at, processId, limit: maxAsked })) {
    const asked = await listAssignments(tx, { processId, round });
    const receiver = await findReceiver(tx, {
      stranded,
      starterId,
      asked: asked.filter(({ position }) => position === currentStep),
      at,
    });
    if (!receiver) continue;
    const place = { processId, round, position: currentStep };
    await moveAssignment(tx, { ...place, memberId: stranded.memberId, receiver });
    await recordPassing(tx, ctx, { process, stranded, receiver });
    passed.push({ fromName: stranded.fullName, receiver });
  }
  return passed;
}
