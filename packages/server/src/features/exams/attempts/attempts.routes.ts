import * as wire from '@shuyuan/contract/exams/taking/attempts.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { endManagedAttempt } from './end-managed-attempt.ts';
import { exportAttempts, exportAttemptsWorkbook } from './export-attempts.ts';
import { giveBackTime } from './give-back-time.ts';
import { giveExtraTime } from './give-extra-time.ts';
import { listAttempts } from './list-attempts.ts';

/** Every call of those who watch over an exam. */
export const attemptRoutes: readonly Route[] = [
  on(wire.listAttempts, listAttempts),
  on(wire.giveExtraTime, giveExtraTime),
  on(wire.giveBackTime, giveBackTime),
  on(wire.endAttempt, endManagedAttempt),
  onDownload(wire.exportAttempts, exportAttempts),
  onDownload(wire.exportAttemptsWorkbook, exportAttemptsWorkbook),
];
