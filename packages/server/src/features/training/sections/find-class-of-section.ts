import { demand } from '@shuyuan/contract/kernel/app-error';
import { membershipStateOf } from '@shuyuan/contract/study/membership-states';
import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Context, Tx } from '../../../platform/context.ts';
import { managesClass } from '../class.policy.ts';
import { findClass } from '../class.store.ts';
import { isForMember } from '../learn/class-list.store.ts';
import { findClassOfSeries, insertInvitation, listOutcomes } from './section-class.store.ts';

async function outcomeOf(ctx: Context, classId: string) {
  const query = { classIds: [classId], memberId: ctx.actor.id, asOf: new Date(ctx.now()) };
  return (await listOutcomes(ctx.read, query))[0];
}

/** A class a section names, and where the course is learned anew since when. */
type AskedClass = { readonly classId: string; readonly since: Date | undefined };

/** The class the caller has to attend: the one that is named, or of its series the one held since. Null: none is planned. */
async function resolveClass(ctx: Context, { classId, since }: AskedClass): Promise<string | null> {
  if (since === undefined) return classId;
  return findClassOfSeries(ctx.read, { classId, since, memberId: ctx.actor.id, asOf: new Date(ctx.now()) });
}

/** A class as somebody meets it in a course: when it meets and how they stand, never where. */
export async function findClassOfSection(ctx: Context, asked: AskedClass) {
  const resolved = await resolveClass(ctx, asked);
  const id = resolved ?? asked.classId;
  const training = await findClass(ctx.read, ctx.actor.tenantId, id);
  if (!training) return null;
  const outcome = await outcomeOf(ctx, id);
  demand(outcome, 'internal.unexpected');
  // A class of before, while the next one is awaited, is none of this run.
  const { enrolment, meetingCount, attendedCount, isAttended, isExcused } =
    resolved === null ? { ...outcome, enrolment: null, attendedCount: 0, isAttended: false } : outcome;
  const status = trainStatusOf(training, ctx.now());
  return {
    id,
    title: training.title,
    status,
    startTime: training.startsAt,
    timeZone: training.timeZone,
    enrolment,
    state: membershipStateOf({ status, enrolment, isAttended, isExcused }),
    meetingCount,
    attendedCount,
    isAttended,
    isAwaited: resolved === null,
  };
}

/** Whether the caller may let learners of a course apply for a class: their own, or all are theirs, and it is published. */
export async function canUseClass(ctx: Context, id: string): Promise<boolean> {
  const training = await findClass(ctx.read, ctx.actor.tenantId, id);
  return training?.state === 'published' && managesClass(ctx.actor, training);
}

/** Lets the caller, whom a course led here, apply for the class, unless it is for them already or none is planned. */
export async function inviteToClass(tx: Tx, ctx: Context, asked: AskedClass): Promise<void> {
  const { id: memberId, tenantId } = ctx.actor;
  const classId = await resolveClass(ctx, asked);
  if (classId === null || (await isForMember(tx, classId, memberId))) return;
  await insertInvitation(tx, { classId, memberId, tenantId });
}

/** Whether the caller was at every meeting of the class they were not excused from. */
export async function hasAttendedClass(ctx: Context, asked: AskedClass): Promise<boolean> {
  const classId = await resolveClass(ctx, asked);
  return classId !== null && ((await outcomeOf(ctx, classId))?.isAttended ?? false);
}
