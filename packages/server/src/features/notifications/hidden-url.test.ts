import { expect, test } from 'vitest';
import { hiddenUrl } from './hidden-url.ts';

test.each([
  ['https://oapi.dingtalk.com/robot/send?access_token=abc', 'https://oapi.dingtalk.com/robot/send?…'],
  ['https://open.feishu.cn/open-apis/bot/v2/hook/0f1e-22', 'https://open.feishu.cn/open-apis/bot/v2/hook/…'],
  ['https://hooks.slack.example/services/T0001/B0002/abc', 'https://hooks.slack.example/services/…'],
  ['https://api.telegram.example/bot123:AA-bb/sendMessage', 'https://api.telegram.example/…'],
  ['https://chat.example/hooks/Secret/post', 'https://chat.example/hooks/…'],
  ['https://chat.example/', 'https://chat.example/'],
  ['nonsense', ''],
])('of %s the trail knows %s', (url, shown) => {
  expect(hiddenUrl(url)).toBe(shown);
});
