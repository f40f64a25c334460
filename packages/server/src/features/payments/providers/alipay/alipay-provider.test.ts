import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ProviderError } from '../payment-provider.ts';
import { notifyUrl, providerSuite } from '../sandbox/payment-provider.suite.ts';
import { gbkBytes } from '../sandbox/gbk.ts';
import { storedZip } from '../sandbox/stored-zip.ts';
import { readAlipayBill } from './read-alipay-bill.ts';
import { framedKey } from './framed-key.ts';
import { alipayProvider } from './alipay-provider.ts';
import { rawObjectOf, signedText } from './signed-text.ts';

const other = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
/** As the page of a key shows it. */
const bare = (pem: string): string => pem.replaceAll(/-----[^-]+-----|\s/g, '');

providerSuite('Alipay', {
  method: 'alipay',
  open: (sandbox, now, { url = sandbox.url, isOtherAccount, isOtherKey, isOtherPlatform }) =>
    alipayProvider(
      {
        ...sandbox.alipay,
        privateKey: bare(isOtherKey ? other.privateKey : sandbox.alipay.privateKey),
        ...(isOtherPlatform && { platformKey: bare(other.publicKey) }),
        ...(isOtherAccount && { appId: '2021000000000002' }),
      },
      { url, notifyUrl, returnUrl: 'http://product.example/vue/', now },
    ),
});

test('[D-119] fields are signed by name, without empty ones, and an answer exactly as it was sent', () => {
  expect(signedText({ b: '2', a: '1', sign: 'x', c: '' })).toBe('a=1&b=2');
  const raw = '{"code":"10000","subject":"a } \\" b","list":[{"x":1}]}';
  expect(rawObjectOf(`{"alipay_trade_query_response":${raw},"sign":"s"}`, 'alipay_trade_query_response')).toBe(raw);
  expect(rawObjectOf('{"sign":"s"}', 'alipay_trade_query_response')).toBeNull();
  expect(rawObjectOf('{"a":{"b":1', 'a')).toBeNull();
  expect(framedKey(other.publicKey, 'PUBLIC')).toBe(other.publicKey);
});

test('[D-119] a bill without its columns, and what is no archive, are refused, not read as empty', () => {
  const wrong = [storedZip([{ name: gbkBytes('汇总.csv'), bytes: gbkBytes('#\n门店编号\n') }]), Buffer.alloc(40)];
  for (const zip of wrong) expect(() => readAlipayBill(zip)).toThrow(ProviderError);
});
