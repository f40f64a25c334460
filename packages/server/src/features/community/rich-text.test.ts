import { summaryLength } from '@shuyuan/contract/kernel/text-length';
import { expect, test } from 'vitest';
import { cleanText, hasTooManyTags, summaryOf } from './rich-text.ts';

const file = 'abcdefghijklmnopqrstuv';
const picture = `<img src="/files/${file}" alt="看板" />`;

test('[D-128] what the editor writes stays as it is', () => {
  const written =
    '<h2>换型</h2><p>先<strong>看</strong><em>现场</em>，<u>再</u><s>说</s><code>x &lt; y</code><br />好</p>' +
    '<ul><li><p>一</p></li></ul><ol start="3"><li>三</li></ol><blockquote><p>引</p></blockquote><pre><code>a\n  b</code></pre><hr />' +
    `<p><a href="https://example.com/a?b=1&amp;c=2" rel="noopener nofollow" target="_blank">链接</a>${picture}</p>`;
  const { html, text, pictures, captions } = cleanText(written);
  expect(html).toBe(written);
  expect(cleanText(html).html).toBe(html);
  expect(text).toBe('换型\n先看现场，再说x < y\n好\n一\n三\n引\na\nb\n链接');
  expect(pictures).toEqual([file]);
  expect(captions).toEqual(['看板']);
});

const attacks: readonly (readonly [written: string, clean: string])[] = [
  ['<script>alert(1)</script>好', '好'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<style>*{display:none}</style><p style="position:fixed" class="x" id="root">好</p>', '<p>好</p>'],
  ['<p onclick="alert(1)">好</p>', '<p>好</p>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<img src="https://elsewhere.example/pixel.png">', ''],
  ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
  [`<img src="//elsewhere.example/files/${file}">`, ''],
  [`<img src="/files/${file}/../../api/v1/x">`, ''],
  [`<img src="/files/${file}" srcset="https://elsewhere.example/x 2x">`, `<img src="/files/${file}" />`],
  ['<a href="javascript:alert(1)">好</a>', '<a>好</a>'],
  ['<a href="JaVaScRiPt:alert(1)">好</a>', '<a>好</a>'],
  ['<a href="java\tscript:alert(1)">好</a>', '<a>好</a>'],
  ['<a href="&#106;avascript:alert(1)">好</a>', '<a>好</a>'],
  ['<a href="\u0001javascript:alert(1)">好</a>', '<a>好</a>'],
  ['<a href="vbscript:x">好</a><a href="data:text/html,x">好</a>', '<a>好</a><a>好</a>'],
  ['<a href="//elsewhere.example">好</a><a href="/oauth/logout">好</a>', '<a>好</a><a>好</a>'],
  [
    '<a href="#/home" target="_self" rel="opener">好</a>',
    '<a href="#/home" rel="noopener nofollow" target="_blank">好</a>',
  ],
  ['<svg><script>alert(1)</script></svg><math><mi xlink:href="javascript:x">好</mi></math>', '好'],
  ['<iframe src="https://elsewhere.example"></iframe><object data="x"></object><embed src="x">', ''],
  ['<form action="/x"><input name="a"><button>好</button></form>', '好'],
  ['<p>好<!-- <img src=x onerror=alert(1)> --></p>', '<p>好</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<p></p>'],
  ['<textarea></textarea><img src=x onerror=alert(1)>', ''],
  ['<meta http-equiv="refresh" content="0;url=https://elsewhere.example"><base href="https://elsewhere.example">', ''],
  ['<p>好\0</p>', '<p>好</p>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<h1>大</h1><b>粗</b><i>斜</i><del>删</del>', '<h2>大</h2><strong>粗</strong><em>斜</em><s>删</s>'],
];

test('[D-128] of what is not on the list nothing is left', () => {
  for (const [written, clean] of attacks) {
    const { html } = cleanText(written);
    expect.soft(html, written).toBe(clean);
    expect.soft(cleanText(html).html, written).toBe(html);
  }
});

test('[D-128] what is nested without end is cut, and nothing else happens', () => {
  const { html, text } = cleanText(`${'<blockquote>'.repeat(5000)}好${'</blockquote>'.repeat(5000)}`);
  expect(text).toBe('好');
  expect(html.split('<blockquote>').length).toBeLessThan(30);
});

test('a summary is one line of whole characters', () => {
  expect(summaryOf('一\n二')).toBe('一 二');
  const long = summaryOf('𠮷'.repeat(summaryLength + 1));
  expect([...long]).toHaveLength(summaryLength);
  expect(long.endsWith('𠮷…')).toBe(true);
});

test('more tags than anybody writes are refused before they are cleaned', () => {
  expect(hasTooManyTags('<p>字</p>'.repeat(6_000))).toBe(false);
  expect(hasTooManyTags('<b>'.repeat(12_001))).toBe(true);
});
