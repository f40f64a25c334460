import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { refusalIn, requestOf } from './webhook-message.ts';

test('the robots are signed as their makers document', () => {
  const told = { text: '你好', url: 'https://here/', notice: { kind: 'test' } };
  const now = 1_731_650_000_123;
  const at = (style: 'wecom' | 'dingtalk' | 'feishu' | 'generic') =>
    requestOf({ style, url: 'https://robot.example/send?key=k', secret: 'SECRET' }, told, now);
  expect(at('wecom').url).toBe('https://robot.example/send?key=k');
  expect(JSON.parse(at('wecom').body)).toEqual({ msgtype: 'text', text: { content: '你好\nhttps://here/' } });
  const sign = createHmac('sha256', 'SECRET').update(`${now}\nSECRET`).digest('base64');
  expect(at('dingtalk').url).toBe(`https://robot.example/send?key=k&timestamp=${now}&sign=${encodeURIComponent(sign)}`);
  const empty = createHmac('sha256', '1731650000\nSECRET').update('').digest('base64');
  expect(JSON.parse(at('feishu').body)).toEqual({
    timestamp: '1731650000',
    sign: empty,
    msg_type: 'text',
    content: { text: '你好\nhttps://here/' },
  });
  const { body, headers } = at('generic');
  expect(headers).toEqual({
    'x-shuyuan-signature': `sha256=${createHmac('sha256', 'SECRET').update(body).digest('hex')}`,
  });
  const long = requestOf(
    { style: 'wecom', url: 'https://x/', secret: null },
    { ...told, text: '长'.repeat(3_000) },
    now,
  );
  expect(Buffer.byteLength((JSON.parse(long.body) as { text: { content: string } }).text.content)).toBeLessThanOrEqual(
    2_048,
  );
});

test('a friendly status is no success: the robots say in the body how it went', () => {
  expect(refusalIn('wecom', '{"errcode":0,"errmsg":"ok"}')).toBeNull();
  expect(refusalIn('feishu', '{"StatusCode":0,"code":0,"msg":"success"}')).toBeNull();
  expect(refusalIn('feishu', '{"code":19021,"msg":"sign match fail"}')).toContain('19021');
  expect(refusalIn('dingtalk', '<html>')).toBe('<html>');
  expect(refusalIn('generic', 'anything')).toBeNull();
});
