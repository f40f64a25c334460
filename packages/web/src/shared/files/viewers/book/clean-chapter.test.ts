import { expect, test } from 'vitest';
import { cleanText, withoutHandlers } from './clean-chapter.ts';

const chapter = (body: string): string =>
  cleanText(
    `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>t</title></head><body>${body}</body></html>`,
    'text/html',
  );

test.for([
  ['a script', '<p>a<script>run()</script></p>'],
  ['a handler', '<img src="x.png" alt="" onerror="run()">'],
  ['a handler in odd letters', '<p oNcLiCk="run()">a</p>'],
  ['a script address', '<a href="javascript:run()">a</a>'],
  ['a script address with a line break in it', '<a href="java\nscript:run()">a</a>'],
  ['a page in a page', '<iframe srcdoc="&lt;script&gt;run()&lt;/script&gt;"></iframe>'],
  ['a page as an address', '<a href="data:text/html,<script>run()</script>">a</a>'],
  ['a drawing with a handler', '<svg xmlns="http://www.w3.org/2000/svg" onload="run()"><circle r="1"/></svg>'],
  ['an object', '<object data="run.swf">run()</object>'],
  ['a form that runs', '<form action="javascript:run()"><button formaction="javascript:run()">a</button></form>'],
  ['another page after a while', '<meta http-equiv="refresh" content="0;url=javascript:run()">'],
] as const)('%s does not stay in a chapter', ([, body]) => {
  expect(chapter(body)).not.toMatch(/run/i);
});

test('text, pictures, links and style stay', () => {
  const kept = chapter(
    '<p style="color:red">a <a href="2.xhtml#x">b</a><img src="data:image/png;base64,AA" alt="c"></p>',
  );
  expect(kept).toContain('style="color:red"');
  expect(kept).toContain('href="2.xhtml#x"');
  expect(kept).toContain('data:image/png');
});

test('every chapter forbids itself whatever it might still contain', () => {
  expect(chapter('<p>a</p>')).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'/);
});

test('files that are no markup pass as they are', () => {
  expect(cleanText('p { color: red }', 'text/css')).toBe('p { color: red }');
});

test('handlers are gone before a parser meets them, the words of the text stay', () => {
  const text = '<p onclick="a()" class="b">turn on = off</p><img onerror=c() src="d.png"/>';
  expect(withoutHandlers(text)).toBe('<p class="b">turn on = off</p><img src="d.png"/>');
});
