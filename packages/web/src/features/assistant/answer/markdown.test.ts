import { expect, test } from 'vitest';
import { blocksOf, codeOf, htmlOf } from './markdown.ts';

const options = { sources: 2, markLabel: (number: number) => `source ${number}` };
/** The DOM of the tests loses the first element of what is sanitised; a browser does not. */
const html = (text: string): string => htmlOf(`First.\n\n${text}`, options);

test('[D-157] emphasis holds at Chinese punctuation, and code keeps its stars', () => {
  expect(html('**《工艺手册》**后文')).toContain('<p><strong>《工艺手册》</strong>后文</p>');
  expect(html('先看**第一步：**再做')).toContain('<strong>第一步：</strong>');
  expect(html('`**x**`')).toContain('<p><code dir="ltr">**x**</code></p>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=a></form>',
  '<style>*{display:none}</style>',
  '[x](javascript:alert(1))',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '![track](https://evil.example/p.png)',
])('[D-157] what a model writes is never obeyed: %s', (text) => {
  const made = document.createElement('div');
  made.innerHTML = html(text);
  expect(
    made.querySelector('script, img, iframe, form, input, style, [onclick], [onerror], a[href^="java"]'),
  ).toBeNull();
});

test('[D-157] a link to the web opens apart and tells nothing; one of ours stays here', () => {
  expect(html('[a](https://example.com/?a=1&b=2)')).toContain(
    '<a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  );
  expect(html('[b](#/help)')).toContain('<a href="#/help">b</a>');
});

test('[AI-10] a mark leads to a source that is there; other numbers stay text', () => {
  expect(html('so [1].')).toContain('data-source="1"');
  expect(html('so [1].')).toContain('aria-label="source 1"');
  expect(html('so [3].')).toContain('<p>so [3].</p>');
  expect(html('[1](https://example.com)')).not.toContain('data-source');
});

test('[AI-14] an answer is drawn in blocks; a growing one changes its last block only', () => {
  const before = blocksOf('First.\n\n- a\n- b\n\n```js\nlet x');
  const after = blocksOf('First.\n\n- a\n- b\n\n```js\nlet x = 1;\n```');
  expect(before.map(({ kind }) => kind)).toEqual(['html', 'html', 'code']);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(codeOf(after[2]?.raw ?? '')).toBe('let x = 1;');
  expect(blocksOf('|a|b|\n|-|-|\n|1|2|').map(({ kind }) => kind)).toEqual(['table']);
});

test('[D-157] headings of an answer stay below those of the page', () => {
  expect(html('# Big')).toContain('<h3>Big</h3>');
});
