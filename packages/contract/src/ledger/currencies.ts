/** What is counted: coins are given and spent, integral is earned and makes a grade. */
export const Currency = { coin: 1, integral: 2 } as const;
export type Currency = (typeof Currency)[keyof typeof Currency];

/** As the trail of what administrators did keeps it: a number would say nothing there. */
export const currencyWord = (currency: Currency): keyof typeof Currency =>
  currency === Currency.coin ? 'coin' : 'integral';

/**
 * LEDGER-10, LEDGER-29: whose account it is. What the platform pays out it has not got from anybody: its side of the
 * book goes below zero, so that everything together is zero.
 */
export const AccountType = { platform: 1, person: 2, team: 3 } as const;
export type AccountType = (typeof AccountType)[keyof typeof AccountType];
export type HolderType = Exclude<AccountType, typeof AccountType.platform>;

/** C-26: seen from the account. */
export const Direction = { income: 1, expenditure: 2 } as const;
export type Direction = (typeof Direction)[keyof typeof Direction];

/** LEDGER-07. */
export const ledgerPageSize = 10;

/** LEDGER-21: what a receiver of a distribution is. */
export const joinTypeMember = 5;
