import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beijingDay } from '../yuan.ts';
import type { AlipayAccount } from '../alipay/alipay-account.ts';
import type { ProviderName } from '@shuyuan/contract/payments/provider-names';
import type { WechatAccount } from '../wechat/wechat-account.ts';
import { alipayCallback, answerAsAlipay } from './answer-as-alipay.ts';
import { payPage } from './pay-page.ts';
import {
  newSandboxState,
  sandboxOrder,
  type SandboxOrder,
  type SandboxRefund,
  type SandboxRefunds,
  type SandboxRefundState,
  type SandboxReply,
  type SandboxRequest,
  type SandboxState,
} from './sandbox-state.ts';
import { answerAsWechat, wechatCallback } from './answer-as-wechat.ts';

export type PaymentSandbox = {
  readonly url: string;
  readonly wechat: WechatAccount;
  readonly alipay: AlipayAccount;
  readonly setRefunds: (refunds: SandboxRefunds) => void;
  /** Somebody pays, so much or what is asked. */
  readonly pay: (method: ProviderName, number: string, money?: bigint) => void;
  /** Ends the refunds of an order that take their time, well or not. */
  readonly settleRefunds: (number: string, end?: SandboxRefundState) => void;
  /** The refunds of an order, as the provider has them. */
  readonly refundsOf: (method: ProviderName, number: string) => readonly SandboxRefund[];
  /** The callback the provider then sends, of a refund the last one's, signed; nobody has sent it yet. */
  readonly callback: (method: ProviderName, number: string, kind: 'paid' | 'refund') => SandboxCallback;
  readonly close: () => Promise<void>;
};

export type SandboxCallback = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

const maxBodyBytes = 64 * 1024;

async function readRequest(message: IncomingMessage): Promise<SandboxRequest> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://sandbox');
  const header = (name: string): string => String(message.headers[name] ?? '');
  const body = Buffer.concat(chunks).toString('utf8');
  return { method: message.method ?? 'GET', path: pathname, query: searchParams, body, header };
}

function payIn({ now }: SandboxState, order: SandboxOrder, money = order.money): void {
  if (order.state !== 'waiting') throw new Error(`the order is ${order.state}`);
  order.state = 'paid';
  order.paid = money;
  order.paidDay = beijingDay(now());
}

const callbackOf = (state: SandboxState, order: SandboxOrder, kind: 'paid' | 'refund'): SandboxCallback =>
  order.method === 'wechat' ? wechatCallback(state, order, kind) : alipayCallback(state, order, kind);

/** Tells the company; a real provider tries again for a day, whoever misses this one asks. */
const tell = ({ url, headers, body }: SandboxCallback): Promise<unknown> =>
  fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(5_000) }).catch(() => null);

async function answerAsPage(state: SandboxState, { method, path }: SandboxRequest): Promise<SandboxReply> {
  const [, name, number = ''] = /^\/pay\/(wechat|alipay)\/([^/]+)$/.exec(path) ?? [];
  const order = name ? sandboxOrder(state, name === 'wechat' ? 'wechat' : 'alipay', number) : undefined;
  if (!order) return { status: 404, body: 'Nothing to pay here.' };
  if (method === 'POST' && order.state === 'waiting') {
    payIn(state, order);
    await tell(callbackOf(state, order, 'paid'));
    if (order.returnUrl !== '') return { status: 303, headers: { location: order.returnUrl }, body: '' };
  }
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: payPage(order) };
}

async function answer(state: SandboxState, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const request = await readRequest(message);
  const reply =
    answerAsWechat(state, request) ?? answerAsAlipay(state, request) ?? (await answerAsPage(state, request));
  response.writeHead(reply.status, reply.headers).end(reply.body);
}

/**
 * A provider of payments that takes nobody's money: it speaks WeChat Pay v3 and Alipay with their signatures, on this machine
 * alone. For tests and for trying the demo.
 */
export async function openPaymentSandbox({ now = Date.now, port = 0 } = {}): Promise<PaymentSandbox> {
  const state = await newSandboxState(now);
  const server = createServer((message, response) => {
    answer(state, message, response).catch(() => response.writeHead(500).end());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const known = (method: ProviderName, number: string): SandboxOrder => {
    const order = sandboxOrder(state, method, number);
    if (!order) throw new Error(`the sandbox has no order ${number}`);
    return order;
  };
  return {
    url: state.url,
    wechat: state.wechat.account,
    alipay: state.alipay.account,
    setRefunds: (refunds) => void (state.refunds = refunds),
    pay: (method, number, money) => payIn(state, known(method, number), money),
    settleRefunds: (number, end = 'done') => {
      for (const order of state.orders.values())
        for (const refund of order.refunds)
          if (order.number === number && (refund.state === 'pending' || refund.state === 'stuck')) refund.state = end;
    },
    refundsOf: (method, number) => known(method, number).refunds,
    callback: (method, number, kind) => callbackOf(state, known(method, number), kind),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
