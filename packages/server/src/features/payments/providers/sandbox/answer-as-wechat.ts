import { createHash } from 'node:crypto';
import { beijingDay, beijingInstant, yuanOf } from '../yuan.ts';
import { isRequestSigned, signatureScheme, seal, signMessage } from '../wechat/signature.ts';
import {
  isRefundedWhole,
  openSandboxOrder,
  refundSandboxOrder,
  sandboxOrder,
  type SandboxOrder,
  sandboxPayment,
  type SandboxRefund,
  type SandboxReply,
  type SandboxRequest,
  type SandboxState,
} from './sandbox-state.ts';

type Content = Readonly<Record<string, unknown>>;

function signedReply(state: SandboxState, status: number, content: Content | null): SandboxReply {
  const body = content === null ? '' : JSON.stringify(content);
  const { platform: key, account } = state.wechat;
  const headers = signMessage(body, { key, keyId: account.platformKeyId, now: state.now() });
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, body };
}
const refused = (state: SandboxState, status: number, code: string): SandboxReply =>
  signedReply(state, status, { code, message: `The sandbox says ${code}` });

function isSigned({ wechat }: SandboxState, { method, path, query, body, header }: SandboxRequest): boolean {
  const [name = '', text = ''] = header('authorization').split(/ (.*)/s);
  const fields = Object.fromEntries(
    [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const { mchid, serial_no: serial, timestamp = '', nonce_str: nonce = '', signature = '' } = fields;
  const { account, merchant } = wechat;
  const whole = query.size === 0 ? path : `${path}?${query.toString()}`;
  const isKnown = name === signatureScheme && mchid === account.merchantId && serial === account.certificateSerial;
  return isKnown && isRequestSigned({ method, path: whole, timestamp, nonce, body }, signature, merchant);
}

const stateNames = { waiting: 'NOTPAY', paid: 'SUCCESS', closed: 'CLOSED' } as const;

/** A payment as a query answers it and a callback tells it. */
function transactionOf(state: SandboxState, order: SandboxOrder): Content {
  const { appId, merchantId } = state.wechat.account;
  const paid = {
    transaction_id: order.reference,
    amount: { total: Number(order.paid), payer_total: Number(order.paid), currency: 'CNY', payer_currency: 'CNY' },
    success_time: beijingInstant(state.now()),
  };
  return {
    appid: appId,
    mchid: merchantId,
    out_trade_no: order.number,
    trade_type: 'NATIVE',
    trade_state: order.refunds.length > 0 ? 'REFUND' : stateNames[order.state],
    trade_state_desc: order.state,
    ...(order.state === 'paid' && paid),
  };
}

const refundNames = { done: 'SUCCESS', pending: 'PROCESSING', stuck: 'ABNORMAL', closed: 'CLOSED' } as const;

const refundOf = (order: SandboxOrder, { number, state, money }: SandboxRefund): Content => ({
  refund_id: `50${number}`,
  out_refund_no: number,
  transaction_id: order.reference,
  out_trade_no: order.number,
  status: refundNames[state],
  amount: { refund: Number(money), total: Number(order.paid), currency: 'CNY' },
});

function open(state: SandboxState, content: Content): SandboxReply {
  const { out_trade_no: number, amount, description, notify_url: notifyUrl } = content;
  const money = BigInt((amount as { total: number }).total);
  const texts = { number: String(number), subject: String(description), notifyUrl: String(notifyUrl), returnUrl: '' };
  const order = openSandboxOrder(state, { method: 'wechat', money, ...texts });
  if (!order) return refused(state, 400, 'INVALID_REQUEST');
  if (order.state !== 'waiting') return refused(state, 400, order.state === 'paid' ? 'ORDER_PAID' : 'ORDER_CLOSED');
  return signedReply(state, 200, { code_url: `${state.url}/pay/wechat/${order.number}` });
}

function close(state: SandboxState, order: SandboxOrder): SandboxReply {
  if (order.state === 'paid') return refused(state, 400, 'ORDER_PAID');
  order.state = 'closed';
  return signedReply(state, 204, null);
}

function refund(state: SandboxState, content: Content): SandboxReply {
  const { transaction_id: reference, out_refund_no: refundNumber, amount } = content;
  const order = sandboxPayment(state, 'wechat', String(reference));
  if (!order) return refused(state, 404, 'RESOURCE_NOT_EXISTS');
  const { refund: money, total } = amount as { refund: number; total: number };
  if (BigInt(total) !== order.paid) return refused(state, 400, 'INVALID_REQUEST');
  const asked = { number: String(refundNumber), money: BigInt(money) };
  const made = refundSandboxOrder(state, order, { ...asked, day: beijingDay(state.now()) });
  if (!made) return refused(state, 403, 'NOT_ENOUGH');
  return state.refunds === 'lost'
    ? refused(state, 500, 'SYSTEM_ERROR')
    : signedReply(state, 200, refundOf(order, made));
}

function findRefund(state: SandboxState, number: string): SandboxReply {
  for (const order of state.orders.values()) {
    const made = order.refunds.find((one) => one.number === number);
    if (made && order.method === 'wechat') return signedReply(state, 200, refundOf(order, made));
  }
  return refused(state, 404, 'RESOURCE_NOT_EXISTS');
}

const billColumns =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

type BillRow = { order: SandboxOrder; state: string; money: bigint; refundNumber: string; refund: bigint };

function billLine(state: SandboxState, { order, money, refund: back, refundNumber, ...row }: BillRow): string {
  const { appId, merchantId } = state.wechat.account;
  const cells = [
    ['', appId, merchantId, '0', '', order.reference, order.number, 'sandbox', 'NATIVE', row.state, 'OTHERS', 'CNY'],
    [yuanOf(money), '0.00', refundNumber && `50${refundNumber}`, refundNumber, yuanOf(back), '0.00', '', ''],
    [order.subject.replaceAll(',', ' '), '', '0.00000', '0.60%', yuanOf(money), yuanOf(back), ''],
  ];
  return cells
    .flat()
    .map((cell) => `\`${cell}`)
    .join(',');
}

/** The bill of a day as a file; empty where nothing happened on it. */
function billOf(state: SandboxState, day: string): string {
  const rows = [...state.orders.values()]
    .filter(({ method }) => method === 'wechat')
    .flatMap((order): BillRow[] => [
      ...(order.paidDay === day ? [{ order, state: 'SUCCESS', money: order.paid, refundNumber: '', refund: 0n }] : []),
      ...order.refunds
        .filter((made) => made.day === day)
        .map((made) => ({ order, state: 'REFUND', money: 0n, refundNumber: made.number, refund: made.money })),
    ]);
  if (rows.length === 0) return '';
  const sums = ['总交易单数,应结订单总金额', `\`${rows.length},\`0.00`];
  return [billColumns, ...rows.map((row) => billLine(state, row)), ...sums, ''].join('\r\n');
}

function offerBill(state: SandboxState, day: string): SandboxReply {
  const file = billOf(state, day);
  if (file === '') return refused(state, 400, 'NO_STATEMENT_EXIST');
  const hash = createHash('sha1').update(file).digest('hex');
  const address = `${state.url}/v3/billdownload/file?token=${day}`;
  return signedReply(state, 200, { hash_type: 'SHA1', hash_value: hash, download_url: address });
}

/** As WeChat Pay answers, API v3; null where it has no such address. */
export function answerAsWechat(state: SandboxState, request: SandboxRequest): SandboxReply | null {
  const { method, path, query, body } = request;
  if (!path.startsWith('/v3/')) return null;
  if (!isSigned(state, request)) return refused(state, 401, 'SIGN_ERROR');
  // Whoever signed it is trusted with its form.
  const content = body === '' ? {} : (JSON.parse(body) as Content);
  if (path === '/v3/pay/transactions/native') return open(state, content);
  if (path === '/v3/refund/domestic/refunds') return refund(state, content);
  if (path === '/v3/bill/tradebill') return offerBill(state, query.get('bill_date') ?? '');
  if (path === '/v3/billdownload/file') return { status: 200, body: billOf(state, query.get('token') ?? '') };
  const refundNumber = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(path)?.[1];
  if (refundNumber) return findRefund(state, refundNumber);
  const [, number = '', action] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(path) ?? [];
  const order = sandboxOrder(state, 'wechat', number);
  if (!order) return refused(state, 404, 'ORDER_NOT_EXIST');
  return action && method === 'POST' ? close(state, order) : signedReply(state, 200, transactionOf(state, order));
}

/** The callback of WeChat Pay about an order: that it was paid, or that its last refund has arrived. */
export function wechatCallback(state: SandboxState, order: SandboxOrder, kind: 'paid' | 'refund') {
  const { account, platform } = state.wechat;
  const last = order.refunds.at(-1);
  const content =
    kind === 'refund' && last
      ? { mchid: account.merchantId, ...refundOf(order, last), refund_status: refundNames[last.state] }
      : { ...transactionOf(state, order), trade_state: 'SUCCESS' };
  const original = kind === 'refund' ? 'refund' : 'transaction';
  const body = JSON.stringify({
    id: `sandbox-${order.number}-${kind}`,
    create_time: beijingInstant(state.now()),
    event_type: kind === 'refund' ? `REFUND.${refundNames[last?.state ?? 'done']}` : 'TRANSACTION.SUCCESS',
    resource_type: 'encrypt-resource',
    summary: isRefundedWhole(order) ? 'refunded' : 'paid',
    resource: {
      original_type: original,
      algorithm: 'AEAD_AES_256_GCM',
      ...seal(JSON.stringify(content), account.apiKey, original),
    },
  });
  const headers = signMessage(body, { key: platform, keyId: account.platformKeyId, now: state.now() });
  return { url: order.notifyUrl, headers: { 'content-type': 'application/json', ...headers }, body };
}
