import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.for([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${webkit} Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/142.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} Chrome/130.0 Mobile MicroMessenger/8.0`, 'WeChat', 'Android', true],
] as const)('the device of %s', ([userAgent, browser, system, isHandheld]) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, isHandheld });
});

test('a program that says nothing is nothing we name', () => {
  expect(deviceOf('')).toEqual({ browser: null, system: null, isHandheld: false });
  expect(deviceOf('curl/8.5.0')).toEqual({ browser: null, system: null, isHandheld: false });
});
