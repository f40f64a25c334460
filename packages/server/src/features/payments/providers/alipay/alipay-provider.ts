import type { z } from 'zod';
import {
  type Callback,
  type OrderAtProvider,
  type OrderStatus,
  type PaymentProvider,
  ProviderError,
  type ProviderEvent,
  type ProviderLink,
  type RefundInput,
  type RefundKey,
  type RefundStatus,
} from '../payment-provider.ts';
import { askProvider, billBytes } from '../ask-provider.ts';
import { beijingTime, hundredthsOf, yuanOf } from '../yuan.ts';
import { readAlipayBill } from './read-alipay-bill.ts';
import type { AlipayAccount } from './alipay-account.ts';
import { type AlipayAnswer, alipayClient } from './alipay-client.ts';
import * as forms from './answer-forms.ts';
import { isTextSigned, notificationText } from './signed-text.ts';

function parsed<T extends z.ZodType>(form: T, value: unknown): z.output<T> {
  const { data, error } = form.safeParse(value);
  if (error) throw new ProviderError('refused', { code: 'unexpected answer', cause: error });
  return data;
}

/** Whatever is not well is refused with what Alipay calls it. */
function wellOr(answer: AlipayAnswer, { fine = [], declined = [] }: Codes = {}): 'well' | 'fine' {
  const { code, sub_code: reason = '' } = parsed(forms.answer, answer);
  if (code === forms.wellCode) return 'well';
  if (fine.includes(reason)) return 'fine';
  // 20000 is a failure of theirs, which may be gone the next time.
  if (code === '20000') throw new ProviderError('unavailable', { code: reason || code });
  throw new ProviderError(declined.includes(reason) ? 'declined' : 'refused', { code: reason || code });
}
type Codes = { readonly fine?: readonly string[]; readonly declined?: readonly string[] };

const paymentOf = (order: z.output<typeof forms.order>) => ({
  number: order.out_trade_no,
  reference: order.trade_no,
  money: hundredthsOf(order.total_amount),
});

/** The fields of a form; none of theirs is there twice. */
const fieldsOf = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));

/** The event of a notification, once its signature was looked at. */
function eventOf(fields: unknown, { appId }: AlipayAccount): ProviderEvent {
  const told = parsed(forms.notification, fields);
  if (told.app_id !== appId) throw new ProviderError('forged', { code: 'account' });
  if (told.refund_fee !== undefined && told.out_biz_no !== undefined)
    return { kind: 'refund', refundNumber: told.out_biz_no, standing: 'done' };
  const isPaid = told.trade_status === 'TRADE_SUCCESS' || told.trade_status === 'TRADE_FINISHED';
  return isPaid ? { kind: 'paid', payment: paymentOf(told) } : { kind: 'other' };
}

type Client = ReturnType<typeof alipayClient>;

function orderCalls({ ask, pageOf }: Client, { notifyUrl, returnUrl }: ProviderLink) {
  return {
    open: async ({ number, money, subject, payUntil }: OrderAtProvider) => {
      const content = {
        out_trade_no: number,
        product_code: 'FAST_INSTANT_TRADE_PAY',
        total_amount: yuanOf(money),
        subject: subject.slice(0, 128),
        time_expire: beijingTime(payUntil.getTime()),
      };
      const extra = { notify_url: notifyUrl, return_url: returnUrl };
      return { kind: 'page', address: pageOf('alipay.trade.page.pay', content, extra) } as const;
    },
    find: async (number: string): Promise<OrderStatus> => {
      const answer = await ask('alipay.trade.query', { out_trade_no: number });
      if (wellOr(answer, { fine: forms.unknownOrder }) === 'fine') return { state: 'unknown' };
      const order = parsed(forms.order, answer);
      if (order.trade_status === 'WAIT_BUYER_PAY') return { state: 'waiting' };
      // Also what was paid and went back whole is closed there: the sum is what the order asked for, not what is left.
      if (order.trade_status === 'TRADE_CLOSED') return { state: 'closed' };
      return { state: 'paid', payment: paymentOf(order) };
    },
    close: async (number: string) => {
      wellOr(await ask('alipay.trade.close', { out_trade_no: number }), { fine: forms.unknownOrder });
    },
  };
}

function refundCalls({ ask }: Client) {
  const findRefund = async ({ reference, refundNumber }: RefundKey): Promise<RefundStatus> => {
    const content = { trade_no: reference, out_request_no: refundNumber };
    const answer = await ask('alipay.trade.fastpay.refund.query', content);
    if (wellOr(answer, { fine: forms.unknownOrder }) === 'fine') return 'unknown';
    return parsed(forms.refundQuery, answer).refund_status === 'REFUND_SUCCESS' ? 'done' : 'unknown';
  };
  return {
    findRefund,
    refund: async ({ reference, refundNumber, money, reason }: RefundInput): Promise<RefundStatus> => {
      const content = {
        trade_no: reference,
        out_request_no: refundNumber,
        refund_amount: yuanOf(money),
        refund_reason: reason.slice(0, 256),
      };
      wellOr(await ask('alipay.trade.refund', content), { declined: forms.declinedRefund });
      // Its answer says whether money moved with this very call, so a repeated one is looked up.
      const standing = await findRefund({ reference, refundNumber });
      return standing === 'unknown' ? 'pending' : standing;
    },
  };
}

/** D-119: Alipay, page payment, RSA2. Tried against the sandbox of ours alone. */
export function alipayProvider(account: AlipayAccount, link: ProviderLink): PaymentProvider {
  const client = alipayClient(account, link);
  return {
    ...orderCalls(client, link),
    ...refundCalls(client),
    readBill: async (day) => {
      const method = 'alipay.data.dataservice.bill.downloadurl.query';
      const answer = await client.ask(method, { bill_type: 'trade', bill_date: day });
      if (wellOr(answer, { fine: forms.noBill }) === 'fine') return null;
      const { bill_download_url: address } = parsed(forms.bill, answer);
      const { status, bytes } = await askProvider({ url: address, method: 'GET', maxBytes: billBytes });
      if (status !== 200) throw new ProviderError('unavailable', { code: String(status) });
      return readAlipayBill(bytes);
    },
    readCallback: ({ body }: Callback) => {
      const fields = fieldsOf(body);
      if (!isTextSigned(notificationText(fields), fields['sign'] ?? '', client.platformKey))
        throw new ProviderError('forged');
      return eventOf(fields, account);
    },
  };
}
