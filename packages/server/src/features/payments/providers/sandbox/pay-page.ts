import { yuanOf } from '../yuan.ts';
import type { SandboxOrder } from './sandbox-state.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;color:#222;background:#fff}' +
  '.mark{background:#7a1f1f;color:#fff;padding:.5rem 1rem;font-weight:600}button{font:inherit;padding:.5rem 1.5rem}';

/** Where somebody pays in the sandbox: marked plainly, with no money of anybody's. */
export function payPage({ method, number, money, subject, state }: SandboxOrder): string {
  const pay = `<form method="post"><button>付款 · Pay ${yuanOf(money)}</button></form>`;
  const done = `<p>${state === 'paid' ? '已付款 · Paid' : '已关闭 · Closed'}</p>`;
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>沙箱 · Sandbox</title><style>${style}</style>
<p class="mark">沙箱：不是真的付款 · Sandbox: no real money</p>
<h1>${method === 'wechat' ? '微信支付 · WeChat Pay' : '支付宝 · Alipay'}</h1>
<p>${escaped(subject)}<br>${escaped(number)}<br><strong>${yuanOf(money)} 元 · yuan</strong></p>
${state === 'waiting' ? pay : done}</html>`;
}
