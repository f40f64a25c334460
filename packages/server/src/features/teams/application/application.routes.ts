import { checkAccountName as checkName } from '@shuyuan/contract/teams/account.wire';
import * as wire from '@shuyuan/contract/teams/application.wire';
import { on } from '../../../platform/http/route.ts';
import { readAuditStatus } from '../account/read-account.ts';
import { applyForAccount } from './apply-for-account.ts';
import { changeAccount } from './change-account.ts';
import { checkAccountName, readChange, verifyApplications } from './read-applications.ts';

export const applicationRoutes = [
  on(checkName, checkAccountName),
  on(wire.applyForAccount, applyForAccount),
  on(wire.verifyApplications, verifyApplications),
  on(wire.changeAccount, changeAccount),
  on(wire.readChange, readChange),
  on(wire.readAuditStatus, readAuditStatus),
];
