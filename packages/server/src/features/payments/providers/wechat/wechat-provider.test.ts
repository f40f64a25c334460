import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { minuteMs } from '@shuyuan/contract/kernel/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ProviderError } from '../payment-provider.ts';
import { notifyUrl, providerSuite } from '../sandbox/payment-provider.suite.ts';
import { openPaymentSandbox, type PaymentSandbox } from '../sandbox/payment-sandbox.ts';
import { readWechatBill } from './read-wechat-bill.ts';
import { wechatProvider } from './wechat-provider.ts';
import { signRequest, unseal } from './signature.ts';

const other = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const sandboxKey = () => createPrivateKey(other.privateKey);
const at = (sandbox: PaymentSandbox, now: () => number, url = sandbox.url) => ({ url, notifyUrl, returnUrl: '', now });

providerSuite('WeChat Pay', {
  method: 'wechat',
  open: (sandbox, now, { url, isOtherAccount, isOtherKey, isOtherPlatform }) =>
    wechatProvider(
      {
        ...sandbox.wechat,
        ...(isOtherKey && { privateKey: other.privateKey }),
        ...(isOtherPlatform && { platformKey: other.publicKey }),
        ...(isOtherAccount && { merchantId: '1900000002' }),
      },
      at(sandbox, now, url),
    ),
});

let sandbox: PaymentSandbox;
beforeAll(async () => {
  sandbox = await openPaymentSandbox();
});
afterAll(() => sandbox.close());

test('[D-119] a callback somebody listened to is none after five minutes, however well it is signed', async () => {
  let ahead = 0;
  const provider = wechatProvider(
    sandbox.wechat,
    at(sandbox, () => Date.now() + ahead),
  );
  await provider.open({ number: 'SY1', money: 100n, subject: '充值', payUntil: new Date(Date.now() + 1e8) });
  sandbox.pay('wechat', 'SY1');
  const { body, headers } = sandbox.callback('wechat', 'SY1', 'paid');
  const read = () => provider.readCallback({ body, header: (name) => (headers as Record<string, string>)[name] });
  expect(read().kind).toBe('paid');
  for (const ms of [6 * minuteMs, -6 * minuteMs]) {
    ahead = ms;
    expect(read).toThrow(ProviderError);
  }
});

test('[D-109] what WeChat Pay could not hand out is stuck until it is, what it closed has failed; callbacks and answers say the same', async () => {
  const provider = wechatProvider(sandbox.wechat, at(sandbox, Date.now));
  const number = 'SY2';
  await provider.open({ number, money: 100n, subject: '充值', payUntil: new Date(Date.now() + 1e8) });
  sandbox.pay('wechat', number);
  const found = await provider.find(number);
  const reference = found.state === 'paid' ? found.payment.reference : '';
  sandbox.setRefunds('slow');
  const refund = { reference, paid: 100n, refundNumber: 'SR2', money: 40n, reason: '退' };
  expect(await provider.refund(refund)).toBe('pending');
  for (const [end, standing] of [
    ['stuck', 'stuck'],
    ['closed', 'failed'],
  ] as const) {
    sandbox.settleRefunds(number, end);
    expect(await provider.findRefund(refund)).toBe(standing);
    const { body, headers } = sandbox.callback('wechat', number, 'refund');
    const event = provider.readCallback({ body, header: (name) => (headers as Record<string, string>)[name] });
    expect(event).toEqual({ kind: 'refund', refundNumber: 'SR2', standing });
  }
});

test('[D-119] the text that is signed and the cipher of a callback are those of the protocol', () => {
  const request = {
    method: 'GET',
    path: '/v3/certificates',
    timestamp: '1554208460',
    nonce: '593BEC0C930BF1AFEB40B4A08C8FB242',
    body: '',
  };
  const signature = signRequest(request, sandboxKey());
  expect(Buffer.from(signature, 'base64')).toHaveLength(256);
  expect(() => unseal({ ciphertext: 'AAAA', nonce: '0123456789ab', associated_data: '' }, 'k'.repeat(32))).toThrow(
    ProviderError,
  );
});

test('[D-119] a bill without its columns is refused, not read as an empty one', () => {
  expect(() => readWechatBill('交易时间,商户号\n`2026,`1\n')).toThrow(ProviderError);
});
