import {
  listAssignments,
  readAssignmentForm,
  readAssignmentWork,
} from '@shuyuan/contract/assignments/manage-assignment.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';

/** A rule as it is edited. */
export type AssignmentForm = OutputOf<typeof readAssignmentForm>;

/** Everything that shows a rule. */
export const managedReads = [listAssignments, readAssignmentForm, readAssignmentWork];
