import { expect, test } from 'vitest';
import { isAddressRange, isInRanges } from './is-address-range.ts';

test.each([
  ['10.0.0.0/8', true],
  ['10.1.2.3', true],
  ['10.1.2.3/24', true],
  ['0.0.0.0/0', true],
  ['2001:db8::/32', true],
  ['::/0', true],
  ['::1', true],
  ['fe80::1', true],
  ['1:2:3:4:5:6:7:8', true],
  ['64:ff9b::192.0.2.33', true],
  ['', false],
  ['10.0.0/8', false],
  ['10.0.0.256', false],
  ['010.0.0.1', false],
  ['10.0.0.0/33', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0 /8', false],
  ['2001:db8::/129', false],
  ['1:2:3:4:5:6:7', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1::2::3', false],
  ['12345::', false],
  ['::ffff:10.0.0.1', false],
  ['fe80::1%eth0', false],
  ['head office', false],
])('[D-183] %s is a range: %s', (text, isRange) => {
  expect(isAddressRange(text)).toBe(isRange);
});

test.each([
  ['10.9.8.7', ['10.0.0.0/8'], true],
  ['11.0.0.1', ['10.0.0.0/8'], false],
  ['11.0.0.1', ['10.0.0.0/8', '11.0.0.1'], true],
  ['11.0.0.2', ['11.0.0.1'], false],
  ['192.168.1.77', ['192.168.1.5/24'], true],
  ['192.168.2.77', ['192.168.1.5/24'], false],
  ['192.168.1.127', ['192.168.1.0/25'], true],
  ['192.168.1.128', ['192.168.1.0/25'], false],
  ['8.8.8.8', ['0.0.0.0/0'], true],
  ['2001:db8::1', ['0.0.0.0/0'], false],
  ['2001:DB8:0:0:0:0:0:1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['2001:db8::1', ['::/0'], true],
  ['10.0.0.1', ['::/0'], false],
  ['::ffff:10.0.0.1', ['10.0.0.0/8'], true],
  ['::ffff:a00:1', ['10.0.0.0/8'], true],
  ['fe80::1%eth0', ['fe80::/10'], true],
  ['anything', ['0.0.0.0/0', '::/0'], false],
  ['', ['0.0.0.0/0', '::/0'], false],
  ['anything', [], true],
  ['10.0.0.1', ['not a range'], false],
])('[D-183] a call from %s into %j: %s', (address, ranges, isIn) => {
  expect(isInRanges(address, ranges)).toBe(isIn);
});
