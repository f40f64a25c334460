import type { AccountState } from '@shuyuan/contract/teams/account-life';

/** What the ledger wants to know of a share account; the app has it from the teams. */
export type LedgerAccount = {
  readonly id: string;
  readonly name: string;
  readonly headPortraitPath: string;
  readonly state: AccountState;
  /** LEDGER-03: its owner shares out of it. */
  readonly can: { readonly distribute: boolean };
};
