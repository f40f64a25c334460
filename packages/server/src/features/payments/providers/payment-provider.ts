/** D-119: one account of a company with a provider. Every call throws a `ProviderError`. */
export type PaymentProvider = {
  readonly open: (order: OrderAtProvider) => Promise<PaymentEntrance>;
  readonly find: (number: string) => Promise<OrderStatus>;
  /** Closing one that is closed or was never opened is nothing; one that is paid is refused. */
  readonly close: (number: string) => Promise<void>;
  readonly refund: (input: RefundInput) => Promise<RefundStatus>;
  readonly findRefund: (refund: RefundKey) => Promise<RefundStatus>;
  /** Of a day in Beijing, `2026-11-19`; null while there is none. */
  readonly readBill: (day: string) => Promise<readonly BillLine[] | null>;
  /** The event the provider tells of; throws unless it signed it, for this account, within minutes. */
  readonly readCallback: (callback: Callback) => ProviderEvent;
};

/** A failure of a provider: nobody answered, not in time, it said no, no for good, or what came was not signed by it. */
export type ProviderFailure = 'unavailable' | 'timeout' | 'refused' | 'declined' | 'forged';
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** The name the provider gives it. */
  readonly code: string;

  constructor(failure: ProviderFailure, { code = '', cause }: { code?: string; cause?: unknown } = {}) {
    super(code === '' ? failure : `${failure}: ${code}`, { cause });
    this.failure = failure;
    this.code = code;
  }
}

export type OrderAtProvider = {
  /** Ours; the provider keeps it apart from all others of the company. */
  readonly number: string;
  /** In hundredths of a yuan. */
  readonly money: bigint;
  readonly subject: string;
  /** Nothing is paid after this. The same for every time the order is opened: a provider refuses another one. */
  readonly payUntil: Date;
};

/** Where somebody pays: a code to be scanned, or a page to go to. */
export type PaymentEntrance = { readonly kind: 'code' | 'page'; readonly address: string };

/** Money a provider says has come. */
export type Payment = { readonly number: string; readonly reference: string; readonly money: bigint };

export type OrderStatus =
  | { readonly state: 'paid'; readonly payment: Payment }
  /** Open there and not paid, closed for good, or never opened. */
  | { readonly state: 'waiting' | 'closed' | 'unknown' };

/** A refund by the name the provider gives its payment, which stays what it is whichever order the payment was booked for. */
export type RefundKey = {
  readonly reference: string;
  /** Ours: asked for again under the same, it is one refund. */
  readonly refundNumber: string;
};
export type RefundInput = RefundKey & {
  /** All that came with the payment. */
  readonly paid: bigint;
  readonly money: bigint;
  readonly reason: string;
};
/** Some refunds take days; one that is stuck could not be handed out, and its money waits with the provider. */
export type RefundStatus = 'done' | 'pending' | 'stuck' | 'failed' | 'unknown';

export type ProviderEvent =
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'refund'; readonly refundNumber: string; readonly standing: RefundStatus }
  /** Signed by the provider, and nothing we act on. */
  | { readonly kind: 'other' };

export type Callback = { readonly body: string; readonly header: (name: string) => string | undefined };

export type BillLine = {
  readonly kind: 'payment' | 'refund';
  readonly number: string;
  readonly refundNumber: string;
  readonly reference: string;
  readonly money: bigint;
};

/** How an account reaches its provider and is reached by it. */
export type ProviderLink = {
  /** The provider, without a slash at its end. */
  readonly url: string;
  /** Where the provider says what happened, without a query. */
  readonly notifyUrl: string;
  /** Where a browser comes back to. */
  readonly returnUrl: string;
  readonly now: () => number;
  readonly timeoutMs?: number;
};
