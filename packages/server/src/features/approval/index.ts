export { agree, refuse } from './decide.ts';
export { createTemplate } from './manage-templates.ts';
export { startProcess } from './start-process.ts';
