import { textLength } from '@shuyuan/contract/kernel/text-length';
import { priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import type { CoverDraft } from '../../../../shared/covers/CoverField.tsx';
import { isSamePrice, priceFields, priceOf } from '../../../../shared/pricing/price-fields.ts';
import type { CourseForm } from '../course-form.ts';

type Named = { readonly id: string; readonly name: string };

/** The fields of a course as its form shows them. */
export type CourseDraft = {
  readonly title: string;
  readonly introduction: string;
  readonly cover: CoverDraft;
  readonly lecturer: Named | null;
  readonly topics: readonly Named[];
  readonly isEveryone: boolean;
  readonly organizationIds: readonly string[];
  readonly members: readonly Named[];
  /** A day as the browser writes it; empty: whenever they joined. */
  readonly joinedSince: string;
  readonly canSkip: boolean;
  readonly thresholdPercent: number;
  readonly maxSpeedPercent: number;
  readonly price: PriceSetting;
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The day of a moment, in the time zone of whoever looks. */
export function dayOf(time: number | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

const startOf = (day: string): number | null => {
  const time = new Date(`${day}T00:00:00`).getTime();
  return Number.isNaN(time) ? null : time;
};

export function draftOf(course: CourseForm): CourseDraft {
  const { title, introduction, coverFileId, coverPath, lecturer, topics, audience, settings } = course;
  return {
    title,
    introduction,
    cover: coverFileId !== null && coverPath !== null ? { id: coverFileId, path: coverPath } : null,
    lecturer: lecturer && { id: lecturer.id, name: lecturer.fullName },
    topics,
    isEveryone: audience.isEveryone,
    organizationIds: audience.organizationIds,
    members: course.audienceMembers.map(({ id, fullName }) => ({ id, name: fullName })),
    joinedSince: dayOf(audience.joinedSince),
    ...settings,
    price: priceOf(course.price),
  };
}

/** The fields that keep the form from being saved. */
export const problemsOf = ({ title, introduction, isEveryone, organizationIds, members, price }: CourseDraft) => ({
  title: textLength(title) < 1 || textLength(title) > courseLimits.titleMax,
  introduction: textLength(introduction) > courseLimits.introductionMax,
  audience: !isEveryone && organizationIds.length === 0 && members.length === 0,
  price: priceProblem(price) !== null,
});

/** The fields as they are sent. Those who were chosen stay in the draft while everybody is chosen, and are not sent then. */
export const fieldsOf = (draft: CourseDraft) => ({
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  coverFileId: draft.cover?.id ?? null,
  lecturerId: draft.lecturer?.id ?? null,
  topicIds: draft.topics.map(({ id }) => id),
  audience: {
    isEveryone: draft.isEveryone,
    organizationIds: draft.isEveryone ? [] : [...draft.organizationIds],
    memberIds: draft.isEveryone ? [] : draft.members.map(({ id }) => id),
    joinedSince: startOf(draft.joinedSince),
  },
  settings: {
    canSkip: draft.canSkip,
    thresholdPercent: draft.thresholdPercent,
    maxSpeedPercent: draft.maxSpeedPercent,
  },
  price: priceFields(draft.price),
});

/** Amounts have no form in JSON, so prices are compared as they are sent. */
export const isSameDraft = (one: CourseDraft, other: CourseDraft): boolean =>
  isSamePrice(one.price, other.price) &&
  JSON.stringify({ ...one, price: null }) === JSON.stringify({ ...other, price: null });
