export { agree, refuse } from './decide.ts';
export { findAnswerTo, findApprovalOf, mayReadApprovalOf } from './find-approval.ts';
export { createTemplate } from './templates/manage-templates.ts';
export { outcomeJobs } from './outcome/outcome-jobs.ts';
export { resubmitDocument } from './resubmit.ts';
export { startProcess } from './start-process.ts';
export { withdrawDocument } from './withdraw.ts';
export { listApprovalTasks } from './list-approval-tasks.ts';
