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
  type RefundStatus,
} from '../payment-provider.ts';
import { beijingInstant } from '../yuan.ts';
import { readWechatBill } from './read-wechat-bill.ts';
import type { WechatAccount } from './wechat-account.ts';
import { type WechatAnswer, wechatClient } from './wechat-client.ts';
import * as forms from './order-forms.ts';
import { demandSigned, unseal } from './signature.ts';

function parsed<T extends z.ZodType>(form: T, value: unknown): z.output<T> {
  const { data, error } = form.safeParse(value);
  if (error) throw new ProviderError('refused', { code: 'unexpected answer', cause: error });
  return data;
}

/** Whatever is not well is refused with what the provider calls it. */
function wellOr({ status, content }: WechatAnswer, { fine = [], declined = [] }: Codes = {}): 'well' | 'fine' {
  if (status >= 200 && status < 300) return 'well';
  const { code } = parsed(forms.failure, content);
  if (fine.includes(code)) return 'fine';
  throw new ProviderError(declined.includes(code) ? 'declined' : 'refused', { code });
}
type Codes = { readonly fine?: readonly string[]; readonly declined?: readonly string[] };

type Account = Pick<WechatAccount, 'appId' | 'merchantId'>;

function standingOf(order: z.output<typeof forms.order>, { appId, merchantId }: Account): OrderStatus {
  if (order.appid !== appId || order.mchid !== merchantId) throw new ProviderError('forged', { code: 'account' });
  const { trade_state: state, transaction_id: reference, amount, out_trade_no: number } = order;
  // A refund, whole or in part, is of money that came.
  if (state !== 'SUCCESS' && state !== 'REFUND')
    return { state: state === 'CLOSED' || state === 'REVOKED' ? 'closed' : 'waiting' };
  if (!reference || !amount) throw new ProviderError('refused', { code: 'paid without a sum' });
  return { state: 'paid', payment: { number, reference, money: BigInt(amount.total) } };
}

/** An abnormal refund did not reach whoever paid, and is handed out in the portal or by hand: it is not refused. */
const refundStandings = { SUCCESS: 'done', PROCESSING: 'pending', CLOSED: 'failed', ABNORMAL: 'stuck' } as const;

/** The event of a callback, once its signature was looked at. */
function eventOf(text: string, account: WechatAccount): ProviderEvent {
  const { event_type: type, resource } = parsed(forms.callback, JSON.parse(text));
  const content: unknown = JSON.parse(unseal(resource, account.apiKey));
  if (type === 'TRANSACTION.SUCCESS') {
    const standing = standingOf(parsed(forms.order, content), account);
    return standing.state === 'paid' ? { kind: 'paid', payment: standing.payment } : { kind: 'other' };
  }
  if (!type.startsWith('REFUND.')) return { kind: 'other' };
  const { mchid, out_refund_no: refundNumber, refund_status: state } = parsed(forms.refundEvent, content);
  if (mchid !== account.merchantId) throw new ProviderError('forged', { code: 'account' });
  return { kind: 'refund', refundNumber, standing: refundStandings[state] };
}

function orderCalls(account: WechatAccount, link: ProviderLink, { ask }: ReturnType<typeof wechatClient>) {
  const base = '/v3/pay/transactions';
  const at = (number: string) => `${base}/out-trade-no/${encodeURIComponent(number)}`;
  return {
    open: async ({ number, money, subject, payUntil }: OrderAtProvider) => {
      const content = {
        appid: account.appId,
        mchid: account.merchantId,
        description: subject.slice(0, 127),
        out_trade_no: number,
        time_expire: beijingInstant(payUntil.getTime()),
        notify_url: link.notifyUrl,
        amount: { total: Number(money), currency: 'CNY' },
      };
      const answer = await ask({ method: 'POST', path: `${base}/native`, content });
      wellOr(answer);
      return { kind: 'code', address: parsed(forms.opened, answer.content).code_url } as const;
    },
    find: async (number: string): Promise<OrderStatus> => {
      const answer = await ask({ method: 'GET', path: `${at(number)}?mchid=${account.merchantId}` });
      if (wellOr(answer, { fine: forms.unknownOrder }) === 'fine') return { state: 'unknown' };
      return standingOf(parsed(forms.order, answer.content), account);
    },
    close: async (number: string) => {
      const content = { mchid: account.merchantId };
      wellOr(await ask({ method: 'POST', path: `${at(number)}/close`, content }), { fine: forms.closedOrder });
    },
  };
}

/** D-119: WeChat Pay, native codes, by API v3. Tried against the sandbox of ours alone. */
export function wechatProvider(account: WechatAccount, link: ProviderLink): PaymentProvider {
  const client = wechatClient(account, link);
  const { ask, platform } = client;
  const refunds = '/v3/refund/domestic/refunds';
  const refundOf = (answer: WechatAnswer): RefundStatus => {
    const { status } = parsed(forms.refund, answer.content);
    return refundStandings[status];
  };
  return {
    ...orderCalls(account, link, client),
    refund: async ({ reference, paid, refundNumber, money, reason }: RefundInput) => {
      const content = {
        transaction_id: reference,
        out_refund_no: refundNumber,
        reason: reason.slice(0, 80),
        notify_url: link.notifyUrl,
        amount: { refund: Number(money), total: Number(paid), currency: 'CNY' },
      };
      const answer = await ask({ method: 'POST', path: refunds, content });
      wellOr(answer, { declined: forms.declinedRefund });
      return refundOf(answer);
    },
    findRefund: async ({ refundNumber }) => {
      const answer = await ask({ method: 'GET', path: `${refunds}/${encodeURIComponent(refundNumber)}` });
      return wellOr(answer, { fine: forms.unknownRefund }) === 'fine' ? 'unknown' : refundOf(answer);
    },
    readBill: async (day) => {
      const answer = await ask({ method: 'GET', path: `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL` });
      if (wellOr(answer, { fine: forms.noBill }) === 'fine') return null;
      const { download_url: address, hash_value: sha1 } = parsed(forms.bill, answer.content);
      const { pathname, search } = new URL(address);
      return readWechatBill(await client.download(`${pathname}${search}`, sha1));
    },
    readCallback: (callback: Callback) => {
      demandSigned(callback, { ...platform, now: link.now() });
      return eventOf(callback.body, account);
    },
  };
}
