import { BusinessType } from '../kernel/business-types.ts';
import type { TaskKind } from './task.ts';

/** The kinds of content somebody is asked to do, in the order a form offers them. */
export const taskContentTypes = [
  BusinessType.course,
  BusinessType.exam,
  BusinessType.subject,
  BusinessType.class,
  BusinessType.research,
  BusinessType.nativeLive,
] as const;
export type TaskContentType = (typeof taskContentTypes)[number];

/** The kind of task a content is. */
export const taskContentKinds = {
  [BusinessType.course]: 'course',
  [BusinessType.exam]: 'exam',
  [BusinessType.subject]: 'subject',
  [BusinessType.class]: 'class',
  [BusinessType.research]: 'research',
  [BusinessType.nativeLive]: 'live',
} as const satisfies Record<TaskContentType, TaskKind>;

/** The kinds of what can be finished, in the same order. */
export const finishedKinds = ['course', 'exam', 'subject', 'class', 'research', 'live'] as const satisfies TaskKind[];
export type FinishedKind = (typeof finishedKinds)[number];
