import * as access from '@shuyuan/contract/admin/access.wire';
import * as audit from '@shuyuan/contract/admin/audit.wire';
import * as behaviour from '@shuyuan/contract/admin/behaviour-log.wire';
import * as health from '@shuyuan/contract/admin/health.wire';
import { on, onDownload } from '../../platform/http/route.ts';
import { exportAccess, listAccess } from './list-access.ts';
import { listAudit, listAuditWords } from './list-audit.ts';
import { exportBehaviour, listBehaviour } from './list-behaviour.ts';
import { listDeadLetters, readHealth } from './read-health.ts';
import { discardDeadLetter, retryDeadLetter } from './settle-dead-letter.ts';

export const adminRoutes = [
  on(audit.listAudit, listAudit),
  on(audit.listAuditWords, listAuditWords),
  on(access.listAccess, listAccess),
  onDownload(access.exportAccess, exportAccess),
  on(behaviour.listBehaviour, listBehaviour),
  onDownload(behaviour.exportBehaviour, exportBehaviour),
  on(health.readHealth, readHealth),
  on(health.listDeadLetters, listDeadLetters),
  on(health.retryDeadLetter, retryDeadLetter),
  on(health.discardDeadLetter, discardDeadLetter),
];
