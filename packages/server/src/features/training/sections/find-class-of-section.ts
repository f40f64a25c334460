import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Context, Tx } from '../../../platform/context.ts';
import { managesClass } from '../class.policy.ts';
import { findClass } from '../class.store.ts';
import { findOwnEnrolment, isForMember } from '../learn/class-list.store.ts';
import { findOutcome, insertInvitation } from './section-class.store.ts';

const outcomeOf = (ctx: Context, classId: string) =>
  findOutcome(ctx.read, { classId, memberId: ctx.actor.id, asOf: new Date(ctx.now()) });

/** A class as somebody meets it in a course: when it meets and how they stand, never where. */
export async function findClassOfSection(ctx: Context, id: string) {
  const training = await findClass(ctx.read, ctx.actor.tenantId, id);
  if (!training) return null;
  const enrolment = await findOwnEnrolment(ctx.read, id, ctx.actor.id);
  return {
    id,
    title: training.title,
    status: trainStatusOf(training, ctx.now()),
    startTime: training.startsAt,
    enrolment: enrolment?.state ?? null,
    ...(await outcomeOf(ctx, id)),
  };
}

/** Whether the caller may let learners of a course apply for a class: their own, or all are theirs, and it is published. */
export async function canUseClass(ctx: Context, id: string): Promise<boolean> {
  const training = await findClass(ctx.read, ctx.actor.tenantId, id);
  return training?.state === 'published' && managesClass(ctx.actor, training);
}

/** Lets the caller, whom a course led here, apply for a class, unless it is for them already. */
export async function inviteToClass(tx: Tx, { actor }: Context, classId: string): Promise<void> {
  if (await isForMember(tx, classId, actor.id)) return;
  await insertInvitation(tx, { classId, memberId: actor.id, tenantId: actor.tenantId });
}

/** Whether the caller was at every meeting of a class they were not excused from. */
export const hasAttendedClass = async (ctx: Context, classId: string): Promise<boolean> =>
  (await outcomeOf(ctx, classId)).isAttended;
