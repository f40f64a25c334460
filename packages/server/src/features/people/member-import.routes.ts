import * as wire from '@shuyuan/contract/people/member-import.wire';
import { on, onDownload } from '../../platform/http/route.ts';
import { applyImport } from './import/apply-import.ts';
import { exportMembers } from './import/export-members.ts';
import { listImportProblems, listImports, readImport } from './import/read-import.ts';
import { startImport } from './import/start-import.ts';

export const memberImportRoutes = [
  on(wire.startImport, startImport),
  on(wire.listImports, listImports),
  on(wire.readImport, readImport),
  on(wire.listImportProblems, listImportProblems),
  on(wire.applyImport, applyImport),
  onDownload(wire.exportMembers, exportMembers),
];
