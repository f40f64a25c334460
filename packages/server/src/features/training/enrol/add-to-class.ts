import { demand } from '@shuyuan/contract/kernel/app-error';
import { placementOf } from '@shuyuan/contract/training/placement-of';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockManagedClass, openManagedClass } from '../class.policy.ts';
import { areColleagues } from '../class.store.ts';
import { notifyPeople } from '../notify-people.ts';
import { countWaiting, insertEnrolment, listActiveMembers } from './enrolment.store.ts';

type AddInput = { readonly id: string; readonly memberIds: readonly string[] };

/** Adds people by hand, until the class has ended. Managers overfill nothing: they give the class more seats instead. */
export async function addToClass(ctx: Context, { id, memberIds }: AddInput) {
  const { tenantId, id: addedBy } = ctx.actor;
  await openManagedClass(ctx, id);
  const people = [...new Set(memberIds)];
  demand(await areColleagues(ctx.read, tenantId, people), 'class.unknown-person');
  return ctx.inTransaction(async (tx) => {
    const training = await lockManagedClass(tx, ctx, id);
    const { state: classState, title, startsAt, endsAt, seats } = training;
    const isOpen = classState === 'published' && startsAt !== null && endsAt !== null && endsAt > ctx.now();
    demand(isOpen, 'class.wrong-state', { state: classState });
    const known = new Set(await listActiveMembers(tx, id));
    const added = { enrolled: [] as string[], waiting: [] as string[] };
    const waitingBefore = await countWaiting(tx, id);
    for (const memberId of people.filter((one) => !known.has(one))) {
      const waitingCount = waitingBefore + added.waiting.length;
      const seatsTaken = training.seatsTaken + added.enrolled.length;
      // Somebody a manager wants in it waits, however many do.
      const state = placementOf({ seats, seatsTaken, waitingCount, waitingMax: waitingCount + 1 }) ?? 'waiting';
      const at = new Date(ctx.now());
      await insertEnrolment(tx, { id: newId(ctx.now()), tenantId, classId: id, memberId, state, addedBy, at });
      added[state].push(memberId);
    }
    const { enrolled, waiting } = added;
    const values = { title, startAt: startsAt };
    await notifyPeople(tx, ctx, { training, notice: { text: 'added', values }, receivers: enrolled });
    await notifyPeople(tx, ctx, { training, notice: { text: 'addedWaiting', values }, receivers: waiting });
    const knownCount = people.length - enrolled.length - waiting.length;
    return { enrolledCount: enrolled.length, waitingCount: waiting.length, knownCount };
  });
}
