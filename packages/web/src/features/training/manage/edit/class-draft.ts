import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { ClassType, TrainType } from '@shuyuan/contract/study/training';
import type { ClassKind, ClassSelection } from '@shuyuan/contract/training/class-kinds';
import { classLimits as limits } from '@shuyuan/contract/training/class-limits';
import type { saveClass } from '@shuyuan/contract/training/manage-class.wire';
import { type ClassProblem, problemsOfClass } from '@shuyuan/contract/training/problems-of-class';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
} from '../../../../shared/audience/audience-draft.ts';
import { type NumberRange, wholeNumber } from '../../../../shared/forms/whole-number.ts';
import type { ClassForm } from '../class-form.ts';
import { meetingDraftOf, type MeetingDraft, meetingInputOf, wrongMeeting } from './meeting-draft.ts';
import { timeInZone, zoneTime } from './zone-time.ts';

/** Numbers and times are texts here, as they are typed. */
export type ClassDraft = AudienceDraft & {
  readonly kind: ClassKind;
  readonly trainType: TrainType;
  readonly classType: ClassType;
  readonly title: string;
  readonly introduction: string;
  readonly teacher: { readonly id: string; readonly fullName: string } | null;
  readonly selection: ClassSelection;
  readonly needsApproval: boolean;
  readonly seats: string;
  readonly waitingMax: string;
  readonly cancelHoursBefore: string;
  readonly openTime: string;
  readonly closeTime: string;
  readonly timeZone: string;
  readonly survey: { readonly id: string; readonly title: string } | null;
  readonly meetings: readonly MeetingDraft[];
};

export type NumberField = 'seats' | 'waitingMax' | 'cancelHoursBefore';
export const numberRanges: Readonly<Record<NumberField, NumberRange>> = {
  seats: { min: 1, max: limits.seats },
  waitingMax: { min: 0, max: limits.waiting },
  cancelHoursBefore: { min: 0, max: limits.cancelHours },
};

export const draftOf = (form: ClassForm): ClassDraft => ({
  kind: form.kind,
  trainType: form.trainType,
  classType: form.classType,
  title: form.title,
  introduction: form.introduction,
  teacher: { id: form.teacherId, fullName: form.teacherName },
  ...audienceDraftOf(form, form.audiencePeople),
  selection: form.selection,
  needsApproval: form.needsApproval,
  seats: form.seats === null ? '' : String(form.seats),
  waitingMax: String(form.waitingMax),
  cancelHoursBefore: String(form.cancelHoursBefore),
  openTime: zoneTime(form.timeZone, form.openTime),
  closeTime: zoneTime(form.timeZone, form.closeTime),
  timeZone: form.timeZone,
  survey: form.survey,
  meetings: form.meetings.map((meeting) => meetingDraftOf(meeting, form.timeZone)),
});

export const isTitle = (title: string): boolean => textLength(title) > 0 && textLength(title) <= limits.title;

/** Fields that cannot be sent as they are. Empty seats are as many as come; the other numbers have to be said. */
export const wrongFieldsOf = (draft: ClassDraft) => ({
  title: !isTitle(draft.title),
  introduction: textLength(draft.introduction) > limits.introduction,
  teacher: draft.teacher === null,
  organizations: isAudienceMissing(draft),
  seats: draft.seats.trim() !== '' && wholeNumber(draft.seats, numberRanges.seats) === null,
  waitingMax: wholeNumber(draft.waitingMax, numberRanges.waitingMax) === null,
  cancelHoursBefore: wholeNumber(draft.cancelHoursBefore, numberRanges.cancelHoursBefore) === null,
  meetings: draft.meetings.some((meeting) => wrongMeeting(meeting, draft.timeZone) !== null),
});

type ClassInput = Omit<InputOf<typeof saveClass>, 'id' | 'revision'>;

/** A draft without wrong fields as the call wants it. */
export const inputOf = (draft: ClassDraft, { audience }: Pick<ClassForm, 'audience'>): ClassInput => ({
  kind: draft.kind,
  trainType: draft.trainType,
  classType: draft.classType,
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  teacherId: draft.teacher?.id ?? '',
  audience: audienceInputOf(draft, audience.joinedSince),
  selection: draft.selection,
  needsApproval: draft.needsApproval,
  seats: wholeNumber(draft.seats, numberRanges.seats),
  waitingMax: wholeNumber(draft.waitingMax, numberRanges.waitingMax) ?? 0,
  cancelHoursBefore: wholeNumber(draft.cancelHoursBefore, numberRanges.cancelHoursBefore) ?? 0,
  openTime: timeInZone(draft.timeZone, draft.openTime),
  closeTime: timeInZone(draft.timeZone, draft.closeTime),
  timeZone: draft.timeZone,
  surveyId: draft.survey?.id ?? null,
  meetings: draft.meetings.map((meeting) => meetingInputOf(meeting, draft.timeZone)),
});

/** The problems of the draft on the screen by the rule of the server; null: a meeting is not filled in rightly. */
export function problemsOfDraft(draft: ClassDraft, form: ClassForm, now: number): readonly ClassProblem[] | null {
  if (wrongFieldsOf(draft).meetings) return null;
  const input = { ...inputOf(draft, form), selection: draft.selection };
  const inOrder = input.meetings
    .map((meeting, at) => ({ ...meeting, classroomId: meeting.classroomId ?? null, at }))
    .toSorted((a, b) => a.startTime - b.startTime || a.endTime - b.endTime);
  return problemsOfClass({ ...input, meetings: inOrder }, form.state === 'published', now).map(({ kind, index }) => ({
    kind,
    index: index === null ? null : (inOrder[index]?.at ?? null),
  }));
}
