import { beijingDay, beijingTime, hundredthsOf, yuanOf } from '../yuan.ts';
import { answerNameOf } from '../alipay/alipay-client.ts';
import { type Fields, isTextSigned, notificationText, signedText, signText } from '../alipay/signed-text.ts';
import { gbkBytes } from './gbk.ts';
import {
  isRefundedWhole,
  openSandboxOrder,
  refundSandboxOrder,
  sandboxOrder,
  type SandboxOrder,
  sandboxPayment,
  type SandboxReply,
  type SandboxRequest,
  type SandboxState,
} from './sandbox-state.ts';
import { storedZip } from './stored-zip.ts';

type Content = Readonly<Record<string, string>>;
const well = { code: '10000', msg: 'Success' } as const;
const refusal = (reason: string) => ({ code: '40004', msg: 'Business Failed', sub_code: reason });

function signedReply({ alipay }: SandboxState, method: string, content: Content): SandboxReply {
  const raw = JSON.stringify(content);
  const body = `{"${answerNameOf(method)}":${raw},"sign":"${signText(raw, alipay.platform)}"}`;
  return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body };
}

const stateNames = { waiting: 'WAIT_BUYER_PAY', paid: 'TRADE_SUCCESS', closed: 'TRADE_CLOSED' } as const;
const stateOf = (order: SandboxOrder): string => (isRefundedWhole(order) ? 'TRADE_CLOSED' : stateNames[order.state]);

const transactionOf = (order: SandboxOrder): Content => ({
  out_trade_no: order.number,
  trade_no: order.reference,
  trade_status: stateOf(order),
  total_amount: yuanOf(order.state === 'paid' ? order.paid : order.money),
});

function open(state: SandboxState, fields: Fields, content: Content): SandboxReply {
  const order = openSandboxOrder(state, {
    method: 'alipay',
    number: content['out_trade_no'] ?? '',
    money: hundredthsOf(content['total_amount']),
    subject: content['subject'] ?? '',
    notifyUrl: fields['notify_url'] ?? '',
    returnUrl: fields['return_url'] ?? '',
  });
  if (!order) return { status: 400, body: 'The order is of another sum.' };
  return { status: 302, headers: { location: `${state.url}/pay/alipay/${order.number}` }, body: '' };
}

type Known = { readonly state: SandboxState; readonly order: SandboxOrder; readonly content: Content };

const calls: Readonly<Record<string, (known: Known) => Content>> = {
  'alipay.trade.query': ({ order }) => ({ ...well, ...transactionOf(order) }),
  'alipay.trade.close': ({ order }) => {
    if (order.state === 'paid') return refusal('ACQ.TRADE_STATUS_ERROR');
    order.state = 'closed';
    return { ...well, out_trade_no: order.number, trade_no: order.reference };
  },
  'alipay.trade.refund': ({ state, order, content }) => {
    const before = order.refunds.length;
    const asked = { number: content['out_request_no'] ?? '', money: hundredthsOf(content['refund_amount']) };
    const made = refundSandboxOrder(state, order, { ...asked, day: beijingDay(state.now()) });
    if (!made) return refusal('ACQ.SELLER_BALANCE_NOT_ENOUGH');
    if (state.refunds === 'lost')
      return { code: '20000', msg: 'Service Currently Unavailable', sub_code: 'aop.unknow-error' };
    return { ...well, ...transactionOf(order), fund_change: order.refunds.length > before ? 'Y' : 'N' };
  },
  'alipay.trade.fastpay.refund.query': ({ order, content }) => {
    const made = order.refunds.find(({ number }) => number === content['out_request_no']);
    return made?.state === 'done'
      ? { ...well, refund_status: 'REFUND_SUCCESS', refund_amount: yuanOf(made.money) }
      : { ...well };
  },
};

const billColumns =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

type BillRow = { readonly kind: string; readonly sum: string; readonly refundNumber: string };

const billLine = ({ number, reference }: SandboxOrder, { kind, sum, refundNumber }: BillRow): string =>
  [
    [reference, number, kind, 'sandbox', '', '', '', '', '', '', 's***@example.com', sum, sum],
    ['0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00', refundNumber, '0.00', '0.00', ''],
  ]
    .flat()
    .map((cell) => `${cell}\t`)
    .join(',');

/** The bill of a day as an archive; null where nothing happened on it. */
function billOf({ orders }: SandboxState, day: string): Buffer | null {
  const rows = [...orders.values()]
    .filter(({ method }) => method === 'alipay')
    .flatMap((order) => [
      ...(order.paidDay === day ? [billLine(order, { kind: '交易', sum: yuanOf(order.paid), refundNumber: '' })] : []),
      ...order.refunds
        .filter((made) => made.day === day)
        .map((made) => billLine(order, { kind: '退款', sum: `-${yuanOf(made.money)}`, refundNumber: made.number })),
    ]);
  if (rows.length === 0) return null;
  const notes = ['#支付宝业务明细查询', `#起始日期：[${day}]`, '#----业务明细列表----'];
  const single = [...notes, billColumns, ...rows, '#----业务明细列表结束----', ''].join('\r\n');
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', ''].join('\r\n');
  return storedZip([
    { name: gbkBytes(`${day}_业务明细.csv`), bytes: gbkBytes(single) },
    { name: gbkBytes(`${day}_业务明细(汇总).csv`), bytes: gbkBytes(sums) },
  ]);
}

/** As the gateway of Alipay answers; null where it has no such address. */
export function answerAsAlipay(
  state: SandboxState,
  { method, path, query, body }: SandboxRequest,
): SandboxReply | null {
  const day = /^\/alipay-bill\/([\d-]+)\.zip$/.exec(path)?.[1];
  if (day) return { status: 200, body: billOf(state, day) ?? '' };
  if (path !== '/gateway.do') return null;
  const fields: Fields = Object.fromEntries(method === 'GET' ? query : new URLSearchParams(body));
  const { method: name = '', app_id: appId, biz_content: text = '{}', sign = '' } = fields;
  const isOurs = appId === state.alipay.account.appId && isTextSigned(signedText(fields), sign, state.alipay.merchant);
  if (!isOurs) return signedReply(state, name, { code: '40002', msg: 'Invalid', sub_code: 'isv.invalid-signature' });
  // Whoever signed it is trusted with its form.
  const content = JSON.parse(text) as Content;
  if (name === 'alipay.trade.page.pay') return open(state, fields, content);
  if (name === 'alipay.data.dataservice.bill.downloadurl.query') {
    const asked = content['bill_date'] ?? '';
    if (!billOf(state, asked)) return signedReply(state, name, refusal('isv.bill_not_exist'));
    return signedReply(state, name, { ...well, bill_download_url: `${state.url}/alipay-bill/${asked}.zip` });
  }
  const { out_trade_no: number = '', trade_no: reference } = content;
  const order =
    reference === undefined ? sandboxOrder(state, 'alipay', number) : sandboxPayment(state, 'alipay', reference);
  if (!order) return signedReply(state, name, refusal('ACQ.TRADE_NOT_EXIST'));
  return signedReply(state, name, calls[name]?.({ state, order, content }) ?? refusal('isv.invalid-method'));
}

/** The notification of Alipay about an order: that it was paid, or that its last refund has arrived. */
export function alipayCallback(state: SandboxState, order: SandboxOrder, kind: 'paid' | 'refund') {
  const last = kind === 'refund' ? order.refunds.at(-1) : undefined;
  const fields: Fields = {
    notify_time: beijingTime(state.now()),
    notify_type: 'trade_status_sync',
    notify_id: `sandbox-${order.number}-${kind}`,
    app_id: state.alipay.account.appId,
    charset: 'utf-8',
    version: '1.0',
    sign_type: 'RSA2',
    ...transactionOf(order),
    ...(!last && { trade_status: 'TRADE_SUCCESS' }),
    ...(last && { refund_fee: yuanOf(last.money), out_biz_no: last.number, gmt_refund: beijingTime(state.now()) }),
  };
  const sign = signText(notificationText(fields), state.alipay.platform);
  return {
    url: order.notifyUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: new URLSearchParams({ ...fields, sign }).toString(),
  };
}
