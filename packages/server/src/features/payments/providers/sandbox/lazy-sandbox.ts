import { openPaymentSandbox, type PaymentSandbox } from './payment-sandbox.ts';

/** The sandbox of this process, opened by whoever asks for it first: most installations never do. */
export function lazySandbox(now: () => number): {
  readonly open: () => Promise<PaymentSandbox>;
  readonly close: () => Promise<void>;
} {
  let opened: Promise<PaymentSandbox> | null = null;
  return {
    open: () => (opened ??= openPaymentSandbox({ now })),
    close: async () => {
      await (await opened)?.close();
    },
  };
}
