import { type Amount, amount, amountToWire } from '@shuyuan/contract/kernel/amount';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import type { grantCoins } from '@shuyuan/contract/ledger/currency.wire';
import { AccountType, type Currency, Direction, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { maxTrade } from '@shuyuan/contract/ledger/distribution';
import { maxGrantReceivers, reasonMax } from '@shuyuan/contract/ledger/grants';
import { amountIn } from '../../../ui/typed-amount.ts';

export type Receiver = { readonly id: string; readonly name: string };

export type GrantDraft = {
  readonly direction: Direction;
  readonly currency: Currency;
  readonly accountType: HolderType;
  readonly receivers: readonly Receiver[];
  readonly amount: string;
  readonly reason: string;
};

export const newGrant = (currency: Currency): GrantDraft => ({
  direction: Direction.income,
  currency,
  accountType: AccountType.person,
  receivers: [],
  amount: '',
  reason: '',
});

/** Nobody twice, and no more than one grant reaches. */
export const withReceiver = (receivers: readonly Receiver[], one: Receiver): readonly Receiver[] =>
  receivers.length >= maxGrantReceivers || receivers.some(({ id }) => id === one.id) ? receivers : [...receivers, one];

export const isReason = (text: string): boolean => textLength(text) > 0 && textLength(text) <= reasonMax;

/** What each of them gets; null while it is no amount that can be given. */
export function eachOf({ amount: text }: Pick<GrantDraft, 'amount'>): Amount | null {
  const each = amountIn(text);
  return each !== null && each > 0n && each <= maxTrade ? each : null;
}

/** Of all of them together; null while there is nothing to add up. */
export function totalOf(draft: GrantDraft): Amount | null {
  const each = eachOf(draft);
  return each === null || draft.receivers.length === 0 ? null : amount(each * BigInt(draft.receivers.length));
}

/** Nothing was typed or chosen that would be missed. */
export const isEmptyGrant = ({ receivers, amount: text, reason }: GrantDraft): boolean =>
  receivers.length === 0 && text === '' && reason === '';

type GrantProblem = 'receivers' | 'amount' | 'reason';

export function grantProblems(draft: GrantDraft): readonly GrantProblem[] {
  return [
    ...(draft.receivers.length === 0 ? (['receivers'] as const) : []),
    ...(eachOf(draft) === null ? (['amount'] as const) : []),
    ...(isReason(draft.reason) ? [] : (['reason'] as const)),
  ];
}

/** D-107: as it is sent; null while something is missing. */
export function grantInput(draft: GrantDraft): InputOf<typeof grantCoins> | null {
  const each = eachOf(draft);
  if (each === null || grantProblems(draft).length > 0) return null;
  const { direction, currency, accountType, receivers, reason } = draft;
  return {
    accountType,
    accountCodes: receivers.map(({ id }) => id),
    type: currency,
    direction,
    tradeAmount: amountToWire(each),
    reason: reason.trim(),
  };
}
