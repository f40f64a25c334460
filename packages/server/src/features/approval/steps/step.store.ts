import { ApproveResult } from '@shuyuan/contract/approval/approve-result';
import type { StepMode } from '@shuyuan/contract/approval/approvers';
import type { ApprovalAction } from '@shuyuan/contract/approval/process-life';
import type { Reads, Tx } from '../../../platform/db.ts';

/** Which submission of which process. */
export type Round = { readonly processId: string; readonly round: number };
type StepPosition = Round & { readonly position: number };

export type Person = { readonly id: string; readonly fullName: string; readonly portrait: string | null };
export type Step = { readonly position: number; readonly mode: StepMode; readonly result: ApproveResult };
export type Assignment = Person & {
  readonly position: number;
  readonly result: ApproveResult;
  readonly deputy: Person | null;
  readonly actedAt: Date | null;
};
type AskedPerson = { readonly id: string; readonly askedAs: string };
export type AskedStep = { readonly mode: StepMode; readonly people: readonly AskedPerson[] };

/** Of a left join. */
const personOrNull = (id: string | null, fullName: string | null, portrait: string | null): Person | null =>
  id === null || fullName === null ? null : { id, fullName, portrait };

export async function insertRound(
  tx: Tx,
  { processId, round, tenantId }: Round & { readonly tenantId: string },
  steps: readonly AskedStep[],
): Promise<void> {
  const numbered = steps.map((step, index) => ({ ...step, position: index + 1 }));
  const place = { tenantId, processId, round };
  await tx
    .insertInto('approvalStep')
    .values(numbered.map(({ position, mode }) => ({ ...place, position, mode })))
    .execute();
  await tx
    .insertInto('approvalAssignment')
    .values(
      numbered.flatMap(({ position, people }) =>
        people.map(({ id, askedAs }) => ({ ...place, position, memberId: id, askedAs })),
      ),
    )
    .execute();
}

export async function listSteps(read: Reads, { processId, round }: Round): Promise<Step[]> {
  return read
    .selectFrom('approvalStep')
    .select(['position', 'mode', 'result'])
    .where('processId', '=', processId)
    .where('round', '=', round)
    .orderBy('position')
    .execute();
}

export async function listAssignments(read: Reads, { processId, round }: Round): Promise<Assignment[]> {
  const rows = await read
    .selectFrom('approvalAssignment as asked')
    .innerJoin('member', 'member.id', 'asked.memberId')
    .leftJoin('member as acting', 'acting.id', 'asked.actedBy')
    .select([
      'member.id',
      'member.fullName',
      'member.portrait',
      'asked.position',
      'asked.result',
      'asked.actedAt',
      'acting.id as actingId',
      'acting.fullName as actingName',
      'acting.portrait as actingPortrait',
    ])
    .where('asked.processId', '=', processId)
    .where('asked.round', '=', round)
    .orderBy('asked.position')
    .orderBy('member.fullName')
    .orderBy('member.id')
    .execute();
  return rows.map(({ actingId, actingName, actingPortrait, ...asked }) => ({
    ...asked,
    deputy: actingId === asked.id ? null : personOrNull(actingId, actingName, actingPortrait),
  }));
}

type Move = StepPosition & {
  readonly memberId: string;
  readonly receiver: { readonly id: string; readonly askedAs: string; readonly isAsked: boolean };
};

/** Puts the open question of one approver to another, who may be asked at the same step already. */
export async function moveAssignment(tx: Tx, { processId, round, position, memberId, receiver }: Move): Promise<void> {
  const isTheirs = { processId, round, position, memberId };
  if (receiver.isAsked)
    await tx
      .deleteFrom('approvalAssignment')
      .where((eb) => eb.and(isTheirs))
      .where('result', '=', ApproveResult.pending)
      .execute();
  else
    await tx
      .updateTable('approvalAssignment')
      .set({ memberId: receiver.id, askedAs: receiver.askedAs })
      .where((eb) => eb.and(isTheirs))
      .where('result', '=', ApproveResult.pending)
      .execute();
}

type Decision = StepPosition & {
  readonly memberIds: readonly string[];
  readonly result: ApproveResult;
  readonly actedBy: string;
  readonly at: Date;
};

/** Those of the members who were still asked at this step; nobody decides twice. */
export async function decideAssignments(tx: Tx, decision: Decision): Promise<string[]> {
  const { processId, round, position, memberIds, result, actedBy, at } = decision;
  const rows = await tx
    .updateTable('approvalAssignment')
    .set({ result, actedBy, actedAt: at })
    .where('processId', '=', processId)
    .where('round', '=', round)
    .where('position', '=', position)
    .where('memberId', 'in', [...memberIds])
    .where('result', '=', ApproveResult.pending)
    .returning('memberId')
    .execute();
  return rows.map(({ memberId }) => memberId).toSorted();
}

/** The outcome of one step. Nobody else is asked at it any more. */
export async function settleStep(
  tx: Tx,
  { processId, round, position }: StepPosition,
  result: ApproveResult,
): Promise<void> {
  await tx
    .updateTable('approvalStep')
    .set({ result })
    .where('processId', '=', processId)
    .where('round', '=', round)
    .where('position', '=', position)
    .execute();
  await cancelOpen(tx, { processId, round }, position);
}

/** Ends what is still open in a round: at one step, or everywhere when the whole process has ended. */
export async function cancelOpen(tx: Tx, { processId, round }: Round, position?: number): Promise<void> {
  const { pending, withdrawn } = ApproveResult;
  await tx
    .updateTable('approvalAssignment')
    .set({ result: withdrawn })
    .where('processId', '=', processId)
    .where('round', '=', round)
    .where('result', '=', pending)
    .$if(position !== undefined, (query) => query.where('position', '=', position ?? 0))
    .execute();
  if (position !== undefined) return;
  await tx
    .updateTable('approvalStep')
    .set({ result: withdrawn })
    .where('processId', '=', processId)
    .where('round', '=', round)
    .where('result', '=', pending)
    .execute();
}

/** Whether one of these people was ever asked about a process, or decided it for another. */
export async function wereAsked(read: Reads, processId: string, memberIds: readonly string[]): Promise<boolean> {
  const row = await read
    .selectFrom('approvalAssignment')
    .select('processId')
    .where('processId', '=', processId)
    .where((eb) => eb.or([eb('memberId', 'in', [...memberIds]), eb('actedBy', 'in', [...memberIds])]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export type NewAct = Round & {
  readonly id: string;
  readonly tenantId: string;
  readonly position: number | null;
  readonly action: ApprovalAction;
  readonly actorId: string;
  readonly onBehalfOf: string | null;
  readonly receiverId: string | null;
  readonly comment: string;
  readonly at: Date;
};

export async function insertActs(tx: Tx, acts: readonly NewAct[]): Promise<void> {
  await tx.insertInto('approvalAct').values(acts).execute();
}

type Passing = StepPosition & {
  readonly id: string;
  readonly tenantId: string;
  readonly memberId: string;
  readonly receiverId: string;
  readonly at: Date;
};

/** That the question of one who cannot answer it went to another. */
export async function insertPassing(tx: Tx, { memberId, ...passing }: Passing): Promise<void> {
  await insertActs(tx, [{ ...passing, action: 'pass-on', actorId: memberId, onBehalfOf: null, comment: '' }]);
}

export async function listActs(read: Reads, processId: string) {
  const rows = await read
    .selectFrom('approvalAct as act')
    .innerJoin('member as actor', 'actor.id', 'act.actorId')
    .leftJoin('member as principal', 'principal.id', 'act.onBehalfOf')
    .leftJoin('member as receiver', 'receiver.id', 'act.receiverId')
    .select([
      'act.id',
      'act.action',
      'act.comment',
      'act.at',
      'act.round',
      'actor.id as actorId',
      'actor.fullName as actorName',
      'actor.portrait as actorPortrait',
      'principal.id as principalId',
      'principal.fullName as principalName',
      'principal.portrait as principalPortrait',
      'receiver.id as receiverId',
      'receiver.fullName as receiverName',
      'receiver.portrait as receiverPortrait',
    ])
    .where('act.processId', '=', processId)
    .orderBy('act.at')
    .orderBy('act.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    comment: row.comment,
    at: row.at,
    round: row.round,
    actor: { id: row.actorId, fullName: row.actorName, portrait: row.actorPortrait },
    onBehalfOf: personOrNull(row.principalId, row.principalName, row.principalPortrait),
    receiver: personOrNull(row.receiverId, row.receiverName, row.receiverPortrait),
  }));
}

/** The comment of the last act. */
export async function findLastComment(read: Reads, processId: string): Promise<string> {
  const row = await read
    .selectFrom('approvalAct')
    .select('comment')
    .where('processId', '=', processId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.comment ?? '';
}
