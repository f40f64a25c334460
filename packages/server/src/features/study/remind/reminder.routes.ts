import * as wire from '@shuyuan/contract/study/runs/manage-runs.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { previewReminders, remindLearners } from './remind-learners.ts';
import { retrainLearners } from './retrain-learners.ts';

/** The calls of managers to the people who learn. */
export const reminderRoutes: readonly Route[] = [
  on(wire.previewReminders, previewReminders),
  on(wire.remindLearners, remindLearners),
  on(wire.retrainLearners, retrainLearners),
];
