import { vi } from 'vitest';
import { apiUrl } from '../../lib/call.ts';
import type { ChatEvent } from './conversation/chat-events.ts';

const encoder = new TextEncoder();

/** The stream of the assistant in the hands of a test; every other call goes where it went before. */
export function fakeStream() {
  const others = globalThis.fetch;
  const asked: Record<string, unknown>[] = [];
  let line: ReadableStreamDefaultController<Uint8Array> | null = null;
  let refusal: { status: number; errorCode: number } | null = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit): Promise<Response> => {
    if (url !== apiUrl('/aigc/chat')) return others(url, init);
    // The client writes an object.
    asked.push(JSON.parse(init.body as string) as Record<string, unknown>);
    if (refusal) {
      const { status, errorCode } = refusal;
      refusal = null;
      return new Response(JSON.stringify({ errorCode, message: '' }), { status });
    }
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        line = controller;
        init.signal?.addEventListener('abort', () => {
          if (line !== controller) return;
          line = null;
          controller.error(new DOMException('given up', 'AbortError'));
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const first = { code: 200, id: 's1', sessionId: 'c1', chatId: 'a1', finished: false };
  return {
    asked,
    isOpen: () => line !== null,
    emit: (more: Partial<ChatEvent> = {}) =>
      line?.enqueue(encoder.encode(`data: ${JSON.stringify({ ...first, ...more })}\n\n`)),
    lose: () => {
      line?.error(new TypeError('lost'));
      line = null;
    },
    refuseNext: (status: number, errorCode: number) => {
      refusal = { status, errorCode };
    },
  };
}
