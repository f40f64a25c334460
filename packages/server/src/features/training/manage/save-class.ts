import { demand } from '@shuyuan/contract/kernel/app-error';
import { problemsOfClass } from '@shuyuan/contract/training/problems-of-class';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockEdited, openManagedClass } from '../class.policy.ts';
import { isAttended } from '../attendance/attendance.store.ts';
import { insertClass, updateClass } from '../class.store.ts';
import { listMeetings, type MeetingRow, replaceMeetings } from '../meeting.store.ts';
import { checkClassInput, type ClassInput, type MeetingInput } from './class-input.ts';
import { followChange } from './follow-change.ts';

/** Meetings that are known keep their id; whatever else is named is a new one. */
const identified = (ctx: Context, meetings: readonly MeetingInput[], known: readonly MeetingRow[]) =>
  meetings.map((meeting) => ({
    ...meeting,
    id: known.find(({ id }) => id === meeting.id)?.id ?? newId(ctx.now()),
  }));

type SaveInput = ClassInput & { readonly id: string; readonly revision: number };

/** A draft may have every problem but wrong fields; a class people have applied for stays one they can attend. */
export async function saveClass(ctx: Context, { id, revision: known, ...input }: SaveInput) {
  const { tenantId } = ctx.actor;
  const { surveyId } = await openManagedClass(ctx, id);
  const { fields, meetings } = await checkClassInput(ctx, input, surveyId);
  return ctx.inTransaction(async (tx) => {
    const { state, seatsTaken, selection } = await lockEdited(tx, ctx, { id, revision: known });
    // People applied under one of the two.
    demand(state === 'draft' || selection === fields.selection, 'class.selection-fixed');
    const problems = state === 'published' ? problemsOfClass({ ...fields, meetings }, true, ctx.now()) : [];
    demand(problems.length === 0, 'class.not-ready', { problems });
    demand(fields.seats === null || fields.seats >= seatsTaken, 'class.seats-too-few', { seatsTaken });
    const before = await listMeetings(tx, id);
    const removed = before.filter((old) => !meetings.some((kept) => kept.id === old.id));
    demand(!(await isAttended(tx, removed)), 'class.meeting-attended');
    const revision = await updateClass(tx, { id, fields, at: new Date(ctx.now()) });
    await replaceMeetings(tx, { tenantId, classId: id, meetings: identified(ctx, meetings, before) });
    return { id, revision, promotedCount: await followChange(tx, ctx, { id, before, written: input.meetings }) };
  });
}

/** `seriesId`: of the class it is held again of; absent: the first of a series. */
export async function createClass(ctx: Context, { seriesId, ...input }: ClassInput & { readonly seriesId?: string }) {
  const { tenantId, id: authorId } = ctx.actor;
  const { fields, meetings } = await checkClassInput(ctx, input);
  const id = newId(ctx.now());
  await ctx.inTransaction(async (tx) => {
    await insertClass(tx, { id, tenantId, authorId, seriesId: seriesId ?? id, ...fields, at: new Date(ctx.now()) });
    await replaceMeetings(tx, { tenantId, classId: id, meetings: identified(ctx, meetings, []) });
  });
  return { id, revision: 1 };
}
