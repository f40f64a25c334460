import * as wire from '@shuyuan/contract/assignments/manage-assignment.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { activateAssignment, endAssignment } from './activate-assignment.ts';
import { findAssignmentContents, listAssignments, readAssignmentForm, readAssignmentWork } from './list-assignments.ts';
import { previewAssignment } from './preview-assignment.ts';
import { createAssignment, saveAssignment } from './save-assignment.ts';

/** The calls of whoever says what everybody must learn. */
export const manageAssignmentRoutes: readonly Route[] = [
  on(wire.listAssignments, listAssignments),
  on(wire.createAssignment, createAssignment),
  on(wire.readAssignmentForm, readAssignmentForm),
  on(wire.saveAssignment, saveAssignment),
  on(wire.activateAssignment, activateAssignment),
  on(wire.endAssignment, endAssignment),
  on(wire.previewAssignment, previewAssignment),
  on(wire.findAssignmentContents, findAssignmentContents),
  on(wire.readAssignmentWork, readAssignmentWork),
];
