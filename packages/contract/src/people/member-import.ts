import { lifeCycle } from '../kernel/transitions.ts';

/** What a table of members can say. Only the first is needed always; a column that is not there leaves things as they are. */
export const importColumns = [
  'account',
  'fullName',
  'organization',
  'furtherOrganizations',
  'email',
  'phone',
  'employeeNumber',
  'roles',
  'facts',
  'directs',
  'positions',
  'state',
  'password',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** A password goes in and never comes out. */
export const exportColumns = importColumns.filter((column) => column !== 'password');

export const importMaxRows = 20_000;
export const importMaxBytes = 5 * 1024 * 1024;

/** Why a row cannot be taken as it is. */
export const importRules = [
  'required',
  'format',
  'unreadable',
  'unknown',
  'ambiguous',
  'duplicate',
  'taken',
  'weak',
  'too-many',
  'not-reachable',
  'not-oneself',
  'needs-platform-admin',
  'last-administrator',
] as const;
export type ImportRule = (typeof importRules)[number];

export const importStates = ['checking', 'checked', 'applying', 'applied', 'failed'] as const;
export type ImportState = (typeof importStates)[number];
type ImportAction = 'settle' | 'give-up' | 'apply' | 'finish' | 'return';

/** Applied is for good. What is interrupted while it applies has written nothing and may be applied again. */
export const importLife = lifeCycle<ImportState>()<ImportAction>({
  settle: { from: ['checking'], to: 'checked' },
  'give-up': { from: ['checking'], to: 'failed' },
  apply: { from: ['checked'], to: 'applying' },
  finish: { from: ['applying'], to: 'applied' },
  return: { from: ['applying'], to: 'checked' },
});

/** Why an import that was to be applied stands where it stood before. */
export const importNotes = ['interrupted', 'changed-meanwhile'] as const;
export type ImportNote = (typeof importNotes)[number];

export type ImportCounts = {
  readonly toCreate: number;
  readonly toChange: number;
  readonly unchanged: number;
  readonly wrong: number;
};

/** All or nothing: one wrong row keeps all others out, and a table that changes nothing is not applied. */
export const mayApply = (state: ImportState, { toCreate, toChange, wrong }: ImportCounts): boolean =>
  importLife.can('apply', state) && wrong === 0 && toCreate + toChange > 0;
