import * as wire from '@shuyuan/contract/approval/approval-template.wire';
import { on } from '../../../platform/http/route.ts';
import { checkApproval } from '../check-approval.ts';
import { createTemplate, deleteTemplate, listTemplates, previewTemplate, updateTemplate } from './manage-templates.ts';

export const approvalTemplateRoutes = [
  on(wire.checkApproval, checkApproval),
  on(wire.listTemplates, listTemplates),
  on(wire.createTemplate, createTemplate),
  on(wire.updateTemplate, updateTemplate),
  on(wire.deleteTemplate, deleteTemplate),
  on(wire.previewTemplate, previewTemplate),
];
