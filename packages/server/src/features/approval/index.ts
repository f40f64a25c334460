export { agree, refuse } from './decide.ts';
export { findApprovalOf } from './find-approval.ts';
export { createTemplate } from './manage-templates.ts';
export { resubmitDocument } from './resubmit.ts';
export { startProcess } from './start-process.ts';
