import { lifeCycle } from '../kernel/transitions.ts';

export const questionStates = ['pending', 'active', 'closed', 'removed'] as const;
export type QuestionState = (typeof questionStates)[number];

/**
 * D-125: what is published is read and discussed; closed it is read only; removed it is nobody's but a moderator's, who
 * may bring it back for thirty days. A draft is no question yet (D-140).
 */
export const questionLife = lifeCycle<QuestionState>()({
  agree: { from: ['pending'], to: 'active' },
  close: { from: ['active'], to: 'closed' },
  activate: { from: ['closed'], to: 'active' },
  remove: { from: ['pending', 'active', 'closed'], to: 'removed' },
  restore: { from: ['removed'], to: 'active' },
});
export type QuestionStep = keyof typeof questionLife.table;

export const restorableMs = 30 * 86_400_000;

/** What people may do with something published, besides reading it; the server answers it, the buttons follow. */
export type QuestionRights = {
  readonly mayEdit: boolean;
  readonly mayClose: boolean;
  readonly mayActivate: boolean;
  readonly mayRemove: boolean;
};

type Asker = {
  readonly isAuthor: boolean;
  /** Owner or administrator of the account it was published by. */
  readonly keepsAccount: boolean;
  readonly isModerator: boolean;
};

/** D-125: the author, whoever keeps the account, and moderators; words are changed by those they are published for. */
export function questionRights(state: QuestionState, { isAuthor, keepsAccount, isModerator }: Asker): QuestionRights {
  const isTheirs = isAuthor || keepsAccount;
  const may = (step: QuestionStep): boolean => (isTheirs || isModerator) && questionLife.can(step, state);
  return {
    mayEdit: isTheirs && state !== 'removed',
    mayClose: may('close'),
    mayActivate: may('activate'),
    mayRemove: may('remove'),
  };
}
