import type { Paging } from '@shuyuan/contract/kernel/paging';
import type { ClassState } from '@shuyuan/contract/training/class-states';
import { problemsOfClass } from '@shuyuan/contract/training/problems-of-class';
import { trainStatusOf } from '@shuyuan/contract/training/train-status-of';
import type { Context } from '../../../platform/context.ts';
import { listAudience } from '../../people/index.ts';
import { findSurveyOfSection } from '../../surveys/index.ts';
import { openManagedClass, permissionsOf } from '../class.policy.ts';
import { countApplied, countWaiting } from '../enrol/enrolment.store.ts';
import { listMeetings } from '../meeting.store.ts';
import { readLottery } from '../lottery/read-lottery.ts';
import { listManaged } from './managed-list.store.ts';

export async function readClassForm(ctx: Context, input: { readonly id: string }) {
  const { tenantId, authorId: _, cancelReason: __, ...training } = await openManagedClass(ctx, input.id);
  const { opensAt: openTime, closesAt: closeTime, startsAt, endsAt, ...rest } = training;
  const { drawnAt: ____, evaluatesUntil: _____, ...fields } = rest;
  const { surveyId } = training;
  const survey = surveyId === null ? null : await findSurveyOfSection(ctx, surveyId);
  const { people, ...names } = await listAudience(ctx.read, tenantId, training.audience);
  const meetings = (await listMeetings(ctx.read, training.id)).map(({ version: ___, ...meeting }) => meeting);
  const plan = { ...training, openTime, closeTime, meetings };
  return {
    ...fields,
    openTime,
    closeTime,
    meetings,
    ...names,
    audiencePeople: people,
    survey: survey && { id: survey.id, title: survey.title },
    status: trainStatusOf({ ...training, startsAt, endsAt }, ctx.now()),
    waitingCount: await countWaiting(ctx.read, training.id),
    appliedCount: await countApplied(ctx.read, training.id),
    lottery: training.selection === 'lottery' ? await readLottery(ctx, training.id) : null,
    problems: problemsOfClass(plan, training.state === 'published', ctx.now()),
    can: permissionsOf(training, ctx.now()),
  };
}

type ManagedInput = Paging & { readonly search?: string | undefined; readonly state?: ClassState | undefined };

/** Everything for those who manage all classes; for others what they made or teach. */
export async function listManagedClasses(ctx: Context, { search, state, ...paging }: ManagedInput) {
  const { tenantId, id, capabilities } = ctx.actor;
  const managerId = capabilities.has('class.manageAll') ? null : id;
  const { rows, total } = await listManaged(ctx.read, { tenantId, managerId, search, state }, paging);
  const items = rows.map(({ opensAt, closesAt, startsAt, endsAt, evaluatesUntil, ...row }) => {
    const [startTime, endTime] = [startsAt?.getTime() ?? null, endsAt?.getTime() ?? null];
    const window = {
      opensAt: opensAt?.getTime() ?? null,
      closesAt: closesAt?.getTime() ?? null,
      evaluatesUntil: evaluatesUntil?.getTime() ?? null,
    };
    return {
      ...row,
      startTime,
      endTime,
      status: trainStatusOf({ state: row.state, ...window, startsAt: startTime, endsAt: endTime }, ctx.now()),
      waitingCount: Number(row.waitingCount),
      appliedCount: Number(row.appliedCount),
      can: permissionsOf({ state: row.state, endsAt: endTime }, ctx.now()),
    };
  });
  return { items, recordCount: total, canCreate: capabilities.has('class.create') };
}
