import { textLength } from '@shuyuan/contract/kernel/text-length';
import { priceProblem, type PriceSetting } from '@shuyuan/contract/pricing/prices';
import { courseLimits } from '@shuyuan/contract/study/courses/course-limits';
import type { CoverDraft } from '../../../../shared/covers/CoverField.tsx';
import {
  type AudienceDraft,
  audienceDraftOf,
  audienceInputOf,
  isAudienceMissing,
  type Named,
} from '../../../../shared/audience/audience-draft.ts';
import { priceFields, priceOf } from '../../../../shared/pricing/price-fields.ts';
import type { CourseForm } from '../course-form.ts';

/** The fields of a course as its form shows them. */
export type CourseDraft = AudienceDraft & {
  readonly title: string;
  readonly introduction: string;
  readonly cover: CoverDraft;
  readonly lecturer: Named | null;
  readonly topics: readonly Named[];
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
    ...audienceDraftOf(course, course.audienceMembers),
    joinedSince: dayOf(audience.joinedSince),
    ...settings,
    price: priceOf(course.price),
  };
}

/** The fields that keep the form from being saved. */
export const problemsOf = ({ title, introduction, price, ...audience }: CourseDraft) => ({
  title: textLength(title) < 1 || textLength(title) > courseLimits.titleMax,
  introduction: textLength(introduction) > courseLimits.introductionMax,
  audience: isAudienceMissing(audience),
  price: priceProblem(price) !== null,
});

/** The fields as they are sent. */
export const fieldsOf = (draft: CourseDraft) => ({
  title: draft.title.trim(),
  introduction: draft.introduction.trim(),
  coverFileId: draft.cover?.id ?? null,
  lecturerId: draft.lecturer?.id ?? null,
  topicIds: draft.topics.map(({ id }) => id),
  audience: audienceInputOf(draft, startOf(draft.joinedSince)),
  settings: {
    canSkip: draft.canSkip,
    thresholdPercent: draft.thresholdPercent,
    maxSpeedPercent: draft.maxSpeedPercent,
  },
  price: priceFields(draft.price),
});
