import * as wire from '@shuyuan/contract/approval/approval.wire';
import * as templates from '@shuyuan/contract/approval/approval-template.wire';
import { on } from '../../platform/http/route.ts';
import { checkApproval } from './check-approval.ts';
import { agree, refuse } from './decide.ts';
import { clearDelegation, readDelegation, saveDelegation } from './delegate.ts';
import { listProcesses } from './list-processes.ts';
import { createTemplate, deleteTemplate, listTemplates, previewTemplate, updateTemplate } from './manage-templates.ts';
import { findProcess, readProcess } from './read-process.ts';
import { resubmit } from './resubmit.ts';
import { submitRequest } from './submit-request.ts';
import { withdraw } from './withdraw.ts';

export const approvalRoutes = [
  on(templates.checkApproval, checkApproval),
  on(templates.listTemplates, listTemplates),
  on(templates.createTemplate, createTemplate),
  on(templates.updateTemplate, updateTemplate),
  on(templates.deleteTemplate, deleteTemplate),
  on(templates.previewTemplate, previewTemplate),
  on(wire.submitRequest, submitRequest),
  on(wire.agree, agree),
  on(wire.refuse, refuse),
  on(wire.withdraw, withdraw),
  on(wire.resubmit, resubmit),
  on(wire.listProcesses, listProcesses),
  on(wire.readProcess, readProcess),
  on(wire.findProcess, findProcess),
  on(wire.readDelegation, readDelegation),
  on(wire.saveDelegation, saveDelegation),
  on(wire.clearDelegation, clearDelegation),
];
