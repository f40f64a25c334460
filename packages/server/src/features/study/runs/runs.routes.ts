import * as wire from '@shuyuan/contract/study/runs/run.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { exportLearners, exportLearnersWorkbook } from '../learners/export-learners.ts';
import { hasFinished, listRuns } from './has-finished.ts';
import { listLearners } from '../learners/list-learners.ts';
import { retrain } from './retrain.ts';
import { scoreCourse } from './score-course.ts';
import { updateLessonLocation } from './update-lesson-location.ts';

/** The calls about how far somebody is. */
export const runRoutes: readonly Route[] = [
  on(wire.hasFinished, hasFinished),
  on(wire.updateLessonLocation, updateLessonLocation),
  on(wire.retrain, retrain),
  on(wire.listRuns, listRuns),
  on(wire.scoreCourse, scoreCourse),
  on(wire.listLearners, listLearners),
  onDownload(wire.exportLearners, exportLearners),
  onDownload(wire.exportLearnersWorkbook, exportLearnersWorkbook),
];
