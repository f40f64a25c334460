import type { AccountState } from '@shuyuan/contract/teams/account-life';

/** What the ledger wants to know of a share account; the app has it from the teams. */
export type LedgerAccount = {
  readonly id: string;
  readonly name: string;
  readonly headPortraitPath: string;
  readonly state: AccountState;
  /** LEDGER-03: whether the reader owns it and so shares out of it. */
  readonly isOwner: boolean;
};
