import type { AnswerPiece } from '@shuyuan/contract/assistant/answer-text';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openModel, type TestModel } from '../world/tests/people/test-model.ts';
import { modelOf, type ModelSettings } from './model.ts';

const mock = new LLMock({ port: 0 });
let own: TestModel;
let settings: ModelSettings;

beforeAll(async () => {
  mock.onMessage('你好', { content: '你好，很高兴见到你。' }, { chunkSize: 3 });
  mock.onMessage('想想', { content: '答案是三。', reasoning: '一加二。' }, { chunkSize: 2 });
  mock.onMessage('太多', { error: { message: 'slow down' }, status: 429 });
  mock.onMessage('断开', { content: '说到一半就断开的话。' }, { chunkSize: 2, truncateAfterChunks: 3, latency: 30 });
  await mock.start();
  own = await openModel();
  settings = {
    AI_BASE_URL: `${mock.url}/v1`,
    AI_API_KEY: 'hush-hush',
    AI_MODEL: 'plain',
    AI_THINKING_MODEL: 'deep',
    AI_TIMEOUT_S: 5,
    AI_MAX_TOKENS: 200,
  };
});
afterAll(async () => {
  await mock.stop();
  await own.close();
});

afterEach(() => vi.useRealTimers());

type CallOptions = {
  readonly isThinking?: boolean;
  readonly signal?: AbortSignal;
  readonly with?: Partial<ModelSettings>;
  readonly onPiece?: () => void;
};

/** What came, and what ended it. */
async function ask(question: string, { isThinking = false, signal, with: changed, onPiece }: CallOptions = {}) {
  const pieces: AnswerPiece[] = [];
  const model = modelOf({ ...settings, ...changed });
  const prompt = {
    turns: [{ role: 'user', content: question }] as const,
    isThinking,
    signal: signal ?? new AbortController().signal,
  };
  try {
    for await (const piece of model?.answer(prompt) ?? []) {
      pieces.push(piece);
      onPiece?.();
    }
    return { pieces, failure: null };
  } catch (error) {
    return { pieces, failure: error as Error };
  }
}
const text = (pieces: readonly AnswerPiece[], kind: AnswerPiece['kind']): string =>
  pieces.flatMap((piece) => (piece.kind === kind ? piece.text : [])).join('');

test('[D-149] without an address there is no model, and without a model that thinks none thinks', () => {
  expect(modelOf({ ...settings, AI_BASE_URL: '' })).toBeNull();
  expect(modelOf(settings)?.mayThink).toBe(true);
  expect(modelOf({ ...settings, AI_THINKING_MODEL: '' })?.mayThink).toBe(false);
});

test('[D-149] the text comes in pieces; the model is told which it is, with key and limit', async () => {
  const { pieces, failure } = await ask('你好');
  expect(failure).toBeNull();
  expect(pieces.length).toBeGreaterThan(1);
  expect(text(pieces, 'text')).toBe('你好，很高兴见到你。');
  const asked = mock.getLastRequest();
  expect(asked?.body).toMatchObject({ model: 'plain', max_tokens: 200, stream: true });
  expect(asked?.path).toBe('/v1/chat/completions');
});

test('[AI-17] thoughts come before the text, from the model that thinks', async () => {
  const { pieces } = await ask('想想', { isThinking: true });
  expect(text(pieces, 'reasoning')).toBe('一加二。');
  expect(text(pieces, 'text')).toBe('答案是三。');
  expect(pieces[0]?.kind).toBe('reasoning');
  expect(mock.getLastRequest()?.body).toMatchObject({ model: 'deep' });
});

test('[AI-20] a refusal of the model is a failure that tells neither the key nor the question', async () => {
  const { pieces, failure } = await ask('太多');
  expect(pieces).toEqual([]);
  expect(failure?.message).toContain('429');
  expect(JSON.stringify([failure?.message, failure?.stack, failure])).not.toMatch(/hush-hush|太多/);
});

test('[AI-20] a line that breaks off is a failure with what came before it', async () => {
  const { pieces, failure } = await ask('断开');
  expect(text(pieces, 'text')).not.toBe('');
  expect(failure).toBeInstanceOf(Error);
});

test('[AI-20] a model nobody is behind is a failure', async () => {
  const { failure } = await ask('你好', { with: { AI_BASE_URL: 'http://127.0.0.1:9/v1' } });
  expect(failure?.message).toContain('the model failed');
});

test('[AI-25] a line that cannot be read ends the answer', async () => {
  own.reply = async ({ say, write, end }) => {
    say('好');
    write('{"choices": [nonsense');
    end();
  };
  const { pieces, failure } = await ask('你好', { with: own.env });
  expect(text(pieces, 'text')).toBe('好');
  expect(failure).toBeInstanceOf(Error);
});

test('[D-149] a model that falls silent is given up, and hung up on', async () => {
  own.reply = async ({ say }) => say('嗯');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const failures = [];
  for (const silentMs of [4_999, 5_000]) {
    const stopping = new AbortController();
    const onPiece = () => {
      vi.advanceTimersByTime(silentMs);
      stopping.abort();
    };
    const { pieces, failure } = await ask('你好', { with: own.env, signal: stopping.signal, onPiece });
    expect(text(pieces, 'text')).toBe('嗯');
    failures.push(failure?.message);
  }
  expect(failures).toEqual([expect.stringContaining('AbortError'), 'the model stayed silent']);
  await own.talks.at(-1)?.left;
});

test('[AI-21] whoever stops hangs up on the model', async () => {
  const stopping = new AbortController();
  own.reply = async ({ say }) => say('嗯');
  const onPiece = () => stopping.abort();
  const { pieces } = await ask('你好', { with: own.env, signal: stopping.signal, onPiece });
  expect(text(pieces, 'text')).toBe('嗯');
  await own.talks.at(-1)?.left;
});
