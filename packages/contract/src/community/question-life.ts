import { dayMs } from '../kernel/time-units.ts';
import { lifeCycle } from '../kernel/transitions.ts';

export const questionStates = ['pending', 'active', 'closed', 'removed'] as const;
export type QuestionState = (typeof questionStates)[number];

/**
 * D-125: what is published is read and discussed; closed it is read only; removed it is nobody's but a moderator's, who
 * may bring it back for thirty days. A draft is no question yet (D-140). Where new content is looked at first, an edit is
 * new content: it waits again (D-126).
 */
export const questionLife = lifeCycle<QuestionState>()({
  agree: { from: ['pending'], to: 'active' },
  revise: { from: ['active', 'closed'], to: 'pending' },
  close: { from: ['active'], to: 'closed' },
  activate: { from: ['closed'], to: 'active' },
  remove: { from: ['pending', 'active', 'closed'], to: 'removed' },
  restore: { from: ['removed'], to: 'active' },
});
export type QuestionStep = keyof typeof questionLife.table;

/** Where something stands, and where it stood before it was hidden. */
export type QuestionPlace = {
  readonly state: QuestionState;
  /** What an edit put before a moderator was this; null: nobody has agreed to it yet. */
  readonly revisedFrom: QuestionState | null;
  /** What was taken away was this. */
  readonly removedFrom: QuestionState | null;
};

/**
 * Where a step leads. What is agreed to again or brought back is what it was: a closed discussion does not open by it,
 * and what nobody has agreed to is not shown by it.
 */
export function placeAfter(step: QuestionStep, { state, revisedFrom, removedFrom }: QuestionPlace): QuestionPlace {
  const { to } = questionLife.table[step];
  if (step === 'revise') return { state: to, revisedFrom: state, removedFrom };
  if (step === 'agree') return { state: revisedFrom ?? to, revisedFrom: null, removedFrom };
  if (step === 'remove') return { state: to, revisedFrom, removedFrom: state };
  if (step === 'restore') return { state: removedFrom ?? to, revisedFrom, removedFrom: null };
  return { state: to, revisedFrom, removedFrom };
}

export const restorableMs = 30 * dayMs;

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
