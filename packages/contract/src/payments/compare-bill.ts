import type { DifferenceKind } from './difference-kinds.ts';

/** D-119: where the bill of a day and our own records differ; nothing where they agree. */
export function compareBill(bill: BillSide, own: OwnSide): readonly Difference[] {
  return [...comparePayments(bill.payments, own.payments), ...compareRefunds(bill.refunds, own.refunds)];
}

type Paid = { readonly number: string; readonly reference: string; readonly money: bigint };
type Refunded = {
  readonly number: string;
  readonly refundNumber: string;
  /** The payment it is of, as the provider calls it. */
  readonly payment: string;
  readonly money: bigint;
};
/** Recorded here on the day of the bill, and so to be found in it. */
type OfDay = { readonly isOfDay: boolean };

export type BillSide = { readonly payments: readonly Paid[]; readonly refunds: readonly Refunded[] };
/** Sent back by finance: perhaps in the portal of the provider, whose bill then has it under a number of its own, perhaps by the bank. */
type ByHand = { readonly isByHand: boolean };
/** Records the bill names, of whichever day, and those of its day. */
export type OwnSide = {
  readonly payments: readonly (Paid & OfDay)[];
  readonly refunds: readonly (Refunded & OfDay & ByHand)[];
};

export type Difference = {
  readonly kind: DifferenceKind;
  readonly number: string;
  /** The name the provider gives a payment; of a refund its own number. */
  readonly reference: string;
  readonly billMoney: bigint | null;
  readonly ownMoney: bigint | null;
};

function comparePayments(there: BillSide['payments'], here: OwnSide['payments']): Difference[] {
  const ours = new Map(here.map((payment) => [payment.reference, payment]));
  const theirs = new Set(there.map(({ reference }) => reference));
  return [
    ...there.flatMap(({ number, reference, money }): Difference[] => {
      const ownMoney = ours.get(reference)?.money ?? null;
      if (ownMoney === money) return [];
      return [{ kind: ownMoney === null ? 'not-here' : 'other-sum', number, reference, billMoney: money, ownMoney }];
    }),
    ...here
      .filter(({ reference, isOfDay }) => isOfDay && !theirs.has(reference))
      .map(({ number, reference, money }): Difference => {
        return { kind: 'not-there', number, reference, billMoney: null, ownMoney: money };
      }),
  ];
}

/** Each refund by its number. One we do not know may be what finance sent back by hand: of the same payment and sum, each counts once. */
function compareRefunds(there: BillSide['refunds'], here: OwnSide['refunds']): Difference[] {
  const ours = new Map(here.map((refund) => [refund.refundNumber, refund]));
  const theirs = new Set(there.map(({ refundNumber }) => refundNumber));
  const byHand = here.filter(({ isByHand }) => isByHand);
  const takeByHand = ({ payment, money }: Refunded): boolean => {
    const at = byHand.findIndex((refund) => refund.payment === payment && refund.money === money);
    return at >= 0 && byHand.splice(at, 1).length > 0;
  };
  return [
    ...there.flatMap((refund): Difference[] => {
      const { number, refundNumber: reference, money } = refund;
      const ownMoney = ours.get(reference)?.money ?? null;
      if (ownMoney === money || (ownMoney === null && takeByHand(refund))) return [];
      return [{ kind: 'refund-not-here', number, reference, billMoney: money, ownMoney }];
    }),
    ...here
      .filter(({ refundNumber, isOfDay, isByHand }) => isOfDay && !isByHand && !theirs.has(refundNumber))
      .map(({ number, refundNumber: reference, money }): Difference => {
        return { kind: 'refund-not-there', number, reference, billMoney: null, ownMoney: money };
      }),
  ];
}
