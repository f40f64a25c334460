import { demand } from '@shuyuan/contract/kernel/app-error';
import { checkInState, isCheckInOpen } from '@shuyuan/contract/training/check-in-state';
import type { Context, VisitorContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findClass } from '../class.store.ts';
import { listMeetings } from '../meeting.store.ts';
import {
  type AttendedMeeting,
  findLatestEntry,
  findMeeting,
  insertEntry,
  lockMeeting,
  lockSeat,
} from './attendance.store.ts';
import { isTypedCode, issueReceipt, meetingOfCode, readReceipt } from './code-of-meeting.ts';

/** A receipt of another company's meeting says nothing here. */
export async function checkIn(ctx: Context, { receipt }: { readonly receipt: string }) {
  const scan = readReceipt(ctx, receipt);
  const meeting = scan && (await findMeeting(ctx.read, ctx.actor.tenantId, scan.meetingId));
  demand(meeting, 'class.wrong-code');
  return recordPresence(ctx, meeting, { way: 'scan', at: scan.at, scanId: scan.id });
}

/** Reads no table: a hall that scans at once costs a signature each. */
export function scanCode(ctx: VisitorContext, { code }: { readonly code: string }) {
  const meetingId = meetingOfCode(ctx, code);
  demand(meetingId, 'class.wrong-code');
  return Promise.resolve(issueReceipt(ctx, meetingId));
}

type Presence = { readonly way: 'scan' | 'typed'; readonly at: number; readonly scanId: string | null };

/** The first thing said of somebody holds: a second scan makes nobody late, and none undoes a correction. */
async function recordPresence(ctx: Context, meeting: AttendedMeeting, { way, at, scanId }: Presence) {
  const { id: memberId, tenantId } = ctx.actor;
  const { id: meetingId, classId, classTitle: title, title: meetingTitle } = meeting;
  const answer = { classId, title, meetingTitle };
  return ctx.inTransaction(async (tx) => {
    demand(await lockMeeting(tx, meetingId), 'class.wrong-code');
    demand(await lockSeat(tx, classId, memberId), 'class.not-enrolled');
    const before = await findLatestEntry(tx, meetingId, memberId);
    if (before) return { ...answer, state: before.state, notedTime: before.notedAt.getTime() };
    const state = checkInState(meeting, at);
    demand(state && meeting.state === 'published', 'class.check-in-closed');
    const recordedAt = new Date(ctx.now());
    const entry = { id: newId(ctx.now()), tenantId, meetingId, memberId, recordedAt, recordedBy: memberId };
    const isNew = await insertEntry(tx, { ...entry, way, state, notedAt: new Date(at), scanId });
    demand(isNew, 'class.code-used');
    return { ...answer, state, notedTime: at };
  });
}

type TypedInput = { readonly classId: string; readonly typed: string };

export async function checkInByTypedCode(ctx: Context, { classId, typed }: TypedInput) {
  const { tenantId } = ctx.actor;
  const now = ctx.now();
  demand(await findClass(ctx.read, tenantId, classId), 'request.not-found');
  const open = (await listMeetings(ctx.read, classId)).filter((meeting) => isCheckInOpen(meeting, now));
  const shown = open.find(({ id }) => isTypedCode(ctx, id, typed));
  const meeting = shown && (await findMeeting(ctx.read, tenantId, shown.id));
  demand(meeting, 'class.wrong-code');
  return recordPresence(ctx, meeting, { way: 'typed', at: now, scanId: null });
}
