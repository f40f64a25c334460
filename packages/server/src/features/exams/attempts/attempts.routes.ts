import * as annulled from '@shuyuan/contract/exams/annul/annul.wire';
import * as wire from '@shuyuan/contract/exams/taking/attempts.wire';
import { on, onDownload, type Route } from '../../../platform/http/route.ts';
import { annulAttempt } from '../annul/annul-attempt.ts';
import { readAnnulment } from '../annul/read-annulment.ts';
import { restoreAttempt } from '../annul/restore-attempt.ts';
import type { ConsequenceSource } from '../regrade/list-consequences.ts';
import { endManagedAttempt } from './end-managed-attempt.ts';
import { exportAttempts, exportAttemptsWorkbook } from './export-attempts.ts';
import { giveExtraTime } from './give-extra-time.ts';
import { listAttempts } from './list-attempts.ts';
import { outageRoutes } from './outage-routes.ts';

/** Every call of those who watch over an exam. */
export const attemptRoutes = (sources: readonly ConsequenceSource[]): readonly Route[] => [
  on(wire.listAttempts, listAttempts),
  on(wire.giveExtraTime, giveExtraTime),
  ...outageRoutes,
  on(wire.endAttempt, endManagedAttempt),
  onDownload(wire.exportAttempts, exportAttempts),
  onDownload(wire.exportAttemptsWorkbook, exportAttemptsWorkbook),
  on(annulled.readAnnulment, (ctx, input) => readAnnulment(ctx, input, sources)),
  on(annulled.annulAttempt, annulAttempt),
  on(annulled.restoreAttempt, restoreAttempt),
];
