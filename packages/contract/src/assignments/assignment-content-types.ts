import { type TaskContentType, taskContentTypes } from '../centre/task-content-types.ts';
import { BusinessType } from '../kernel/business-types.ts';

/** The kinds of content a rule can ask for, in the order a form offers them. */
export const assignmentContentTypes = taskContentTypes;
export type AssignmentContentType = TaskContentType;

const repeatable: ReadonlySet<AssignmentContentType> = new Set([
  BusinessType.course,
  BusinessType.subject,
  BusinessType.exam,
  BusinessType.class,
]);

/**
 * Whether the same person can do it once more: a course has a next run, an exam a next attempt, a subject both in it, and a class
 * the next one of its series. A survey is answered once, and a live is over.
 */
export const isRepeatable = (type: AssignmentContentType): boolean => repeatable.has(type);
