import { languages, type Language } from '@shuyuan/contract/kernel/languages';
import { expect, test } from 'vitest';
import type { Source } from '../source.ts';
import { wordsIn } from './answer-words.ts';
import { quotingModel } from './quoting-model.ts';

const place = { businessType: null, businessId: null, columnId: null, accountId: null, seconds: null, url: null };
const company: Source = {
  kind: 'company',
  ...place,
  title: '换型从四十分钟到九分钟',
  quote: '',
  text: '先说结论。十二颗螺栓换成四个快换销。对中放到线外做。我们下个月再写。',
};
const web: Source = { ...company, kind: 'web', title: 'SMED', url: 'https://example.com/smed', text: 'Quick change.' };

type Input = { question?: string; sources?: readonly Source[]; language?: Language; isThinking?: boolean };

async function answered({
  question = '快换销怎么换螺栓',
  sources = [company],
  language = 'cn',
  isThinking = false,
}: Input) {
  const pieces = { reasoning: [] as string[], text: [] as string[] };
  const signal = new AbortController().signal;
  const model = quotingModel(sources, language, { everyMs: 0 });
  const turns = [{ role: 'user' as const, content: question }];
  for await (const { kind, text } of model.answer({ turns, isThinking, signal })) pieces[kind].push(text);
  return { pieces, text: pieces.text.join(''), reasoning: pieces.reasoning.join('') };
}

test('[D-149] the built-in answer quotes word for word, numbers each quotation and says that it only quotes', async () => {
  const { text } = await answered({ sources: [company, web] });
  expect(text).toContain('> 十二颗螺栓换成四个快换销。 [1]');
  expect(text).not.toContain('我们下个月再写');
  expect(text).toContain(wordsIn('cn')('answers.quotesOnly'));
  expect(text.indexOf('[2]')).toBeGreaterThan(text.indexOf(wordsIn('cn')('answers.web')));
});

test('[D-149] it comes in small pieces and is the same every time', async () => {
  const [first, second] = [await answered({}), await answered({})];
  expect(first.pieces.text.length).toBeGreaterThan(3);
  expect(second).toEqual(first);
});

test.for(languages)('[D-149] its own words are those of the asker: %s', async (language) => {
  const say = wordsIn(language);
  expect((await answered({ language })).text).toContain(say('answers.company', { count: 1 }));
  expect((await answered({ language, sources: [] })).text).toContain(say('answers.nothing'));
});

test('[AI-17] [D-149] asked to think it lists what it looked for and read; not asked, it thinks nothing', async () => {
  const { reasoning } = await answered({ isThinking: true });
  expect(reasoning).toContain('螺栓');
  expect(reasoning).toContain(`1. ${company.title}`);
  expect((await answered({})).reasoning).toBe('');
  expect((await answered({ isThinking: true, sources: [] })).reasoning).toContain(
    wordsIn('cn')('answers.nothingClose'),
  );
});

test('[D-149] what people wrote stays text: it makes no link, no picture and no heading', async () => {
  const text = '# 标题 ![图](https://evil.example/x.png) <img src=x> 螺栓[点这里](https://evil.example)';
  const answer = (await answered({ sources: [{ ...company, text }] })).text;
  expect(answer).not.toMatch(/(?<!\\)!?(?<!\\)\[点这里|(?<!\\)\[图|(?<!\\)<img/);
});

test('[AI-21] stopped in the middle it ends without a failure', async () => {
  const stopping = new AbortController();
  const turns = [{ role: 'user' as const, content: '螺栓' }];
  const seen: string[] = [];
  for await (const { text } of quotingModel([company], 'cn').answer({
    turns,
    isThinking: false,
    signal: stopping.signal,
  })) {
    seen.push(text);
    stopping.abort();
  }
  expect(seen).toHaveLength(1);
});

test('[D-149] a place in a replay is named with its time', async () => {
  const { text } = await answered({ sources: [{ ...company, seconds: 125 }] });
  expect(text).toContain('2:05');
});
