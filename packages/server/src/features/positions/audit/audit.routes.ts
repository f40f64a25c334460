import * as wire from '@shuyuan/contract/positions/audit.wire';
import { on, type Route } from '../../../platform/http/route.ts';
import { readPositionAudit } from './read-position-audit.ts';
import { submitPositionAudit } from './submit-position-audit.ts';

export const auditRoutes: readonly Route[] = [
  on(wire.submitPositionAudit, submitPositionAudit),
  on(wire.readPositionAudit, readPositionAudit),
];
