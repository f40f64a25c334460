import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { AlipayAccount } from '../alipay/alipay-account.ts';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { WechatAccount } from '../wechat/wechat-account.ts';

export type SandboxState = {
  url: string;
  /** How refunds go: at once, in their time, refused, or made while the answer is lost. */
  refunds: SandboxRefunds;
  readonly now: () => number;
  readonly orders: Map<string, SandboxOrder>;
  readonly wechat: Keys & { readonly account: WechatAccount };
  readonly alipay: Keys & { readonly account: AlipayAccount };
};

export type SandboxRefunds = 'prompt' | 'slow' | 'refused' | 'lost';
export type SandboxRefundState = 'done' | 'pending' | 'stuck' | 'closed';
export type SandboxRefund = {
  readonly number: string;
  readonly money: bigint;
  readonly day: string;
  state: SandboxRefundState;
};
export type SandboxOrder = {
  readonly method: ProviderName;
  readonly number: string;
  readonly money: bigint;
  readonly subject: string;
  readonly notifyUrl: string;
  readonly returnUrl: string;
  readonly reference: string;
  readonly refunds: SandboxRefund[];
  /** The sum that came, where somebody paid. */
  paid: bigint;
  paidDay: string;
  state: 'waiting' | 'paid' | 'closed';
};

/** Both sides' keys: a sandbox keeps no secrets from whoever tries it. */
type Keys = { readonly merchant: KeyObject; readonly platform: KeyObject };

export type SandboxReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
};
export type SandboxRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: string;
  readonly header: (name: string) => string;
};

const newPair = async () => {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return {
    publicKey,
    privateKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

/** A merchant nobody else has, with both providers. */
export async function newSandboxState(now: () => number): Promise<SandboxState> {
  const [company, platform] = await Promise.all([newPair(), newPair()]);
  const keys = { merchant: company.publicKey, platform: platform.privateKey };
  return {
    url: '',
    refunds: 'prompt',
    now,
    orders: new Map(),
    wechat: {
      ...keys,
      account: {
        appId: 'wxsandbox00000001',
        merchantId: '1900000001',
        certificateSerial: 'SANDBOX00000000000000000000000000000001',
        privateKey: company.privatePem,
        apiKey: 'a-sandbox-key-of-32-characters!!',
        platformKeyId: 'PUB_KEY_ID_SANDBOX',
        platformKey: platform.publicPem,
      },
    },
    alipay: {
      ...keys,
      account: { appId: '2021000000000001', privateKey: company.privatePem, platformKey: platform.publicPem },
    },
  };
}

const keyOf = (method: ProviderName, number: string): string => `${method} ${number}`;

export const sandboxOrder = (
  { orders }: SandboxState,
  method: ProviderName,
  number: string,
): SandboxOrder | undefined => orders.get(keyOf(method, number));

/** A payment by the name the provider gives it. */
export const sandboxPayment = (
  { orders }: SandboxState,
  method: ProviderName,
  reference: string,
): SandboxOrder | undefined =>
  [...orders.values()].find((order) => order.method === method && order.reference === reference);

type NewOrder = Pick<SandboxOrder, 'method' | 'number' | 'money' | 'subject' | 'notifyUrl' | 'returnUrl'>;

/** The order there is, or a new one; of another sum it is another order, and refused. */
export function openSandboxOrder({ orders, now }: SandboxState, order: NewOrder): SandboxOrder | null {
  const key = keyOf(order.method, order.number);
  const known = orders.get(key);
  if (known) return known.money === order.money ? known : null;
  const reference = `42${String(now())}${String(orders.size + 1).padStart(6, '0')}`;
  const fresh: SandboxOrder = { ...order, reference, refunds: [], paid: 0n, paidDay: '', state: 'waiting' };
  orders.set(key, fresh);
  return fresh;
}

const refundedOf = ({ refunds }: SandboxOrder): bigint =>
  refunds.reduce((total, { money, state }) => (state === 'closed' ? total : total + money), 0n);

type RefundInput = { readonly number: string; readonly money: bigint; readonly day: string };

/** One refund for each number; never more than came. Null: refused. */
export function refundSandboxOrder(state: SandboxState, order: SandboxOrder, { number, money, day }: RefundInput) {
  const known = order.refunds.find((refund) => refund.number === number);
  if (known) return known;
  if (state.refunds === 'refused' || order.state !== 'paid') return null;
  if (money <= 0n || refundedOf(order) + money > order.paid) return null;
  const refund: SandboxRefund = { number, money, day, state: state.refunds === 'slow' ? 'pending' : 'done' };
  order.refunds.push(refund);
  return refund;
}

export const isRefundedWhole = (order: SandboxOrder): boolean => order.paid > 0n && refundedOf(order) === order.paid;
