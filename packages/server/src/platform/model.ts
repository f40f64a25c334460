import type { AnswerPiece } from '@shuyuan/contract/assistant/answer-text';
import { openThinkTags } from '@shuyuan/contract/assistant/think-tags';
import { AnswerFiltered, type Model, type Prompt, type Turn } from './assistant-ports.ts';

export type ModelSettings = {
  readonly AI_BASE_URL: string;
  readonly AI_API_KEY: string;
  readonly AI_MODEL: string;
  readonly AI_THINKING_MODEL: string;
  readonly AI_TIMEOUT_S: number;
  readonly AI_MAX_TOKENS: number;
};

/** Loaded with the first question: most processes never ask. */
async function providerOf({ AI_BASE_URL: baseURL, AI_API_KEY: apiKey }: ModelSettings) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  return createOpenAICompatible({ name: 'model', baseURL, ...(apiKey !== '' && { apiKey }) });
}

const messageOf = ({ role, content }: Turn) =>
  role === 'system' ? { role, content } : { role, content: [{ type: 'text' as const, text: content }] };

class ModelFailure extends Error {
  override name = 'ModelFailure';
}

/** Aborts when nothing has come for so long; `reset` begins the wait anew. */
function silenceWatch(timeoutMs: number) {
  const silent = new AbortController();
  const timer = setTimeout(() => silent.abort(new ModelFailure('the model stayed silent')), timeoutMs);
  return { signal: silent.signal, reset: () => void timer.refresh(), end: () => clearTimeout(timer) };
}

/** A model behind the OpenAI chat protocol, or null where none is set up (D-149). */
export function modelOf(settings: ModelSettings): Model | null {
  if (settings.AI_BASE_URL === '') return null;
  const { AI_MODEL: plain, AI_THINKING_MODEL: thinking, AI_TIMEOUT_S, AI_MAX_TOKENS } = settings;
  let provider: ReturnType<typeof providerOf> | null = null;

  async function* answer({ turns, isThinking, signal }: Prompt): AsyncIterable<AnswerPiece> {
    provider ??= providerOf(settings);
    const model = (await provider).chatModel(isThinking && thinking !== '' ? thinking : plain);
    const watch = silenceWatch(AI_TIMEOUT_S * 1_000);
    const tags = openThinkTags();
    try {
      const { stream } = await model.doStream({
        prompt: turns.map(messageOf),
        maxOutputTokens: AI_MAX_TOKENS,
        abortSignal: AbortSignal.any([signal, watch.signal]),
      });
      for await (const part of stream) {
        watch.reset();
        if (part.type === 'reasoning-delta') yield { kind: 'reasoning', text: part.delta };
        else if (part.type === 'text-delta') yield* tags.add(part.delta);
        else if (part.type === 'finish' && part.finishReason.unified === 'content-filter') throw new AnswerFiltered();
        // Also of a stream that ends before the model has said that it does.
        else if (part.type === 'error') throw failureOf(part.error);
      }
      yield* tags.end();
    } catch (error) {
      throw watch.signal.aborted ? watch.signal.reason : failureOf(error);
    } finally {
      watch.end();
    }
  }

  return { name: plain, mayThink: thinking !== '', answer };
}

/**
 * What may be logged of a failure. The library’s own errors carry the request, and what the other side says may repeat
 * the question or the key: of those only name and status are told, and why a line could not be opened.
 */
function failureOf(error: unknown): ModelFailure | AnswerFiltered {
  if (error instanceof ModelFailure || error instanceof AnswerFiltered) return error;
  const { name = 'Error', message = '', statusCode } = (error ?? {}) as Record<string, unknown>;
  const status = typeof statusCode === 'number' ? String(statusCode) : '';
  const isUnreachable = name === 'AI_APICallError' && status === '';
  const detail = isUnreachable ? String(message).slice(0, 300) : status;
  return new ModelFailure(`the model failed: ${String(name)}${detail && ` (${detail})`}`);
}
