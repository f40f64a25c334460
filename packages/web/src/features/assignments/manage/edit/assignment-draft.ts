import { assignmentLimits as limits } from '@shuyuan/contract/assignments/assignment-limits';
import type { saveAssignment } from '@shuyuan/contract/assignments/manage-assignment.wire';
import { isDay } from '@shuyuan/contract/kernel/calendar/add-days';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
} from '../../../../shared/audience/audience-draft.ts';
import type { ContentItem } from '../../../../shared/contents/items/content-item.ts';
import { wholeNumber } from '../../../../shared/forms/whole-number.ts';
import type { AssignmentForm } from '../assignment-form.ts';

/** Numbers are texts here, as they are typed; an empty recurrence is none. */
export type AssignmentDraft = AudienceDraft & {
  readonly title: string;
  readonly introduction: string;
  readonly items: readonly ContentItem[];
  readonly dueKind: DueKind;
  readonly days: string;
  readonly day: string;
  readonly timeZone: string;
  readonly graceDays: string;
  readonly recurrenceMonths: string;
  readonly countsEarlier: boolean;
  readonly pauses: boolean;
};
export const dueKinds = ['afterJoining', 'fixed'] as const;
export type DueKind = (typeof dueKinds)[number];

export const ranges = {
  days: { min: 0, max: limits.daysMax },
  graceDays: { min: 0, max: limits.graceDays },
  recurrenceMonths: { min: 1, max: limits.recurrenceMonths },
};

type AssignmentInput = Omit<InputOf<typeof saveAssignment>, 'id' | 'revision'>;

/** A rule as it begins, until its form says otherwise. */
export const beginning = (timeZone: string): Omit<AssignmentInput, 'title'> => ({
  introduction: '',
  audience: { isEveryone: true, organizationIds: [], positionIds: [], topicIds: [], memberIds: [], joinedSince: null },
  items: [],
  deadline: { kind: 'afterJoining', days: 30, timeZone },
  graceDays: 0,
  recurrenceMonths: null,
  countsEarlier: true,
  pauses: true,
});

export const draftOf = (form: AssignmentForm): AssignmentDraft => ({
  title: form.title,
  introduction: form.introduction,
  ...audienceDraftOf(form, form.audiencePeople),
  items: form.items,
  dueKind: form.deadline.kind,
  days: form.deadline.kind === 'afterJoining' ? String(form.deadline.days) : '30',
  day: form.deadline.kind === 'fixed' ? form.deadline.day : '',
  timeZone: form.deadline.timeZone,
  graceDays: String(form.graceDays),
  recurrenceMonths: form.recurrenceMonths === null ? '' : String(form.recurrenceMonths),
  countsEarlier: form.countsEarlier,
  pauses: form.pauses,
});

export const isTitle = (title: string): boolean => textLength(title) > 0 && textLength(title) <= limits.title;

/** Fields that cannot be sent as they are. */
export const wrongFieldsOf = (draft: AssignmentDraft) => ({
  title: !isTitle(draft.title),
  introduction: textLength(draft.introduction) > limits.introduction,
  organizations: isAudienceMissing(draft),
  days: draft.dueKind === 'afterJoining' && wholeNumber(draft.days, ranges.days) === null,
  day: draft.dueKind === 'fixed' && !isDay(draft.day),
  graceDays: wholeNumber(draft.graceDays, ranges.graceDays) === null,
  recurrenceMonths:
    draft.recurrenceMonths.trim() !== '' && wholeNumber(draft.recurrenceMonths, ranges.recurrenceMonths) === null,
});

export const isWrong = (draft: AssignmentDraft): boolean => Object.values(wrongFieldsOf(draft)).some(Boolean);

/** A draft without wrong fields as the call wants it. */
export const inputOf = (draft: AssignmentDraft, { audience }: Pick<AssignmentForm, 'audience'>): AssignmentInput => ({
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  audience: audienceInputOf(draft, audience.joinedSince),
  items: draft.items.map(({ businessType, businessId }) => ({ businessType, businessId })),
  deadline:
    draft.dueKind === 'fixed'
      ? { kind: 'fixed', day: draft.day, timeZone: draft.timeZone }
      : { kind: 'afterJoining', days: wholeNumber(draft.days, ranges.days) ?? 0, timeZone: draft.timeZone },
  graceDays: wholeNumber(draft.graceDays, ranges.graceDays) ?? 0,
  recurrenceMonths: wholeNumber(draft.recurrenceMonths, ranges.recurrenceMonths),
  countsEarlier: draft.countsEarlier,
  pauses: draft.pauses,
});
