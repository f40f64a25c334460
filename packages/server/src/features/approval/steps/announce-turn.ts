import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { notify } from '../../notifications/index.ts';
import { listMembersById } from './approver.store.ts';
import { listBox } from '../box.store.ts';
import { listDeputies, markAnnounced, type SilentDelegation } from './delegation.store.ts';
import { aboutProcess, linkTo } from '../notice-of-process.ts';
import { type Passing, passOnStep, type PassingProcess } from './pass-on.ts';
import type { Process } from '../process.store.ts';
import { listAssignments } from './step.store.ts';

type AnnouncingContext = Pick<
  ContextOf<{ readonly id: string; readonly tenantId: string } | null>,
  'actor' | 'requestId' | 'now'
>;
type Turn = Pick<Process, 'id' | 'tenantId' | 'title' | 'starterId'>;

const waitingNotice = ({ id, tenantId }: Pick<Turn, 'id' | 'tenantId'>) => ({
  ...aboutProcess({ id }),
  tenantId,
  kind: 'approval-waiting' as const,
  link: linkTo(id, 'to-decide'),
});

type Announcement = { readonly process: Turn; readonly receivers: readonly string[] };

/** The deputies of those who are away (D-147). */
async function announceToDeputies(tx: Tx, ctx: AnnouncingContext, { process, receivers }: Announcement): Promise<void> {
  const { title, starterId } = process;
  for (const { deputyId, fullName } of await listDeputies(tx, receivers, new Date(ctx.now()))) {
    // A deputy who is the starter could do nothing with it.
    if (deputyId === starterId) continue;
    const values = { person: fullName, title };
    await notify(tx, ctx, { ...waitingNotice(process), receivers: [deputyId], text: 'delegated', values });
  }
}

/** Opens the present step: first it passes on from those who cannot decide, then those whose turn it is are told. */
export async function openStep(tx: Tx, ctx: AnnouncingContext, process: PassingProcess): Promise<void> {
  const { id, round, currentStep, title, starterId } = process;
  await passOnStep(tx, ctx, process);
  const approvers = (await listAssignments(tx, { processId: id, round })).filter(
    ({ position, result }) => position === currentStep && result === ApproveResult.pending,
  );
  const [starter] = await listMembersById(tx, [starterId]);
  const receivers = approvers.map((approver) => approver.id);
  const values = { person: starter?.fullName ?? '', title };
  await notify(tx, ctx, { ...waitingNotice(process), receivers, text: 'submitted', values });
  await announceToDeputies(tx, ctx, { process, receivers });
}

type Passed = { readonly process: Turn; readonly passed: readonly Passing[] };

/** Tells those a waiting step has passed to; who was asked at it already knows. */
export async function announcePassing(tx: Tx, ctx: AnnouncingContext, { process, passed }: Passed): Promise<void> {
  for (const { fromName, receiver } of passed.filter((one) => !one.receiver.isAsked)) {
    const values = { person: fromName, title: process.title };
    await notify(tx, ctx, { ...waitingNotice(process), receivers: [receiver.id], text: 'passedOn', values });
    await announceToDeputies(tx, ctx, { process, receivers: [receiver.id] });
  }
}

type Reassigned = {
  readonly process: Turn & Pick<Process, 'currentStep'>;
  readonly position: number;
  readonly approverId: string;
  readonly receiverId: string;
};

/** Tells both: who decides now, and who no longer has to. A step whose turn is yet to come is announced by its turn. */
export async function announceReassigned(tx: Tx, ctx: AnnouncingContext, reassigned: Reassigned): Promise<void> {
  const { process, position, approverId, receiverId } = reassigned;
  if (position !== process.currentStep) return;
  const [actor] = await listMembersById(tx, ctx.actor ? [ctx.actor.id] : []);
  const values = { person: actor?.fullName ?? '', title: process.title };
  const { link: _link, ...unlinked } = waitingNotice(process);
  await notify(tx, ctx, { ...waitingNotice(process), receivers: [receiverId], text: 'reassigned', values });
  // Without a link: they may no longer read it.
  await notify(tx, ctx, { ...unlinked, receivers: [approverId], text: 'takenOver', values });
  await announceToDeputies(tx, ctx, { process, receivers: [receiverId] });
}

const maxAnnounced = 50;

/** Tells a deputy what waits already when the absence begins; what comes later is announced as it comes. */
export async function announceDelegation(tx: Tx, ctx: AnnouncingContext, delegation: SilentDelegation): Promise<void> {
  const { tenantId, memberId, fullName, deputyId } = delegation;
  if (!(await markAnnounced(tx, delegation, new Date(ctx.now())))) return;
  const wanted = { box: 'to-decide' as const, tenantId, memberId, principalIds: [memberId] };
  const { items } = await listBox(tx, wanted, { page: 1, pageSize: maxAnnounced });
  for (const { id, title } of items.filter((one) => one.starter.id !== deputyId)) {
    const values = { person: fullName, title };
    await notify(tx, ctx, { ...waitingNotice({ id, tenantId }), receivers: [deputyId], text: 'delegated', values });
  }
}
