import { listApprovalTasks } from '../features/approval/index.ts';
import { listAssignmentTasks } from '../features/assignments/index.ts';
import type { TaskSource } from '../features/centre/list-tasks.ts';
import { listPackTasks } from '../features/centre/packs/own/list-own-packs.ts';
import { listRoomTasks } from '../features/classrooms/index.ts';
import { listExamTasks } from '../features/exams/index.ts';
import { listLiveTasks } from '../features/live/index.ts';
import { listSubjectTasks } from '../features/subjects/index.ts';
import { listSurveyTasks } from '../features/surveys/index.ts';
import { listClassTasks } from '../features/training/index.ts';

/** Every feature that gives somebody something to do. */
export const taskSources: readonly TaskSource[] = [
  listApprovalTasks,
  listAssignmentTasks,
  listClassTasks,
  listExamTasks,
  listLiveTasks,
  listPackTasks,
  listRoomTasks,
  listSubjectTasks,
  listSurveyTasks,
];
