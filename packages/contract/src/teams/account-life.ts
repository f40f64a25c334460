import { lifeCycle } from '../kernel/transitions.ts';

export const accountStates = ['active', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

/** An account that is closed keeps everything and shows it to nobody but its people and those who may open it again. */
export const accountLife = lifeCycle<AccountState>()({
  close: { from: ['active'], to: 'closed' },
  reopen: { from: ['closed'], to: 'active' },
});

export const applicationStates = ['pending', 'agreed', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** D-092: follows its approval. Refused or withdrawn it is edited and put forward once more, as another round (D-075). */
export const applicationLife = lifeCycle<ApplicationState>()({
  agree: { from: ['pending'], to: 'agreed' },
  refuse: { from: ['pending'], to: 'refused' },
  withdraw: { from: ['pending'], to: 'withdrawn' },
  resubmit: { from: ['refused', 'withdrawn'], to: 'pending' },
});

/** D-096: what the people of an account are told about it; `teams.event.<kind>` in the packs. */
export const accountEventKinds = [
  'followed',
  'joined',
  'left',
  'roleChanged',
  'handedOver',
  'changed',
  'changeRefused',
  'closed',
  'reopened',
] as const;
export type AccountEventKind = (typeof accountEventKinds)[number];

/** D-096: the lengths of time an analysis covers. */
export const analysisDays = [7, 30] as const;
export type AnalysisDays = (typeof analysisDays)[number];
