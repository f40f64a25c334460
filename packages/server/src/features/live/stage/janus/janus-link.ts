import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { StageRefusal } from '../stage-engine.ts';

/** Janus forgets a session after a minute of silence. */
const keepAliveMs = 25_000;
const answerMs = 8_000;
const plugin = 'janus.plugin.videoroom';

export type Jsep = { readonly type: 'offer' | 'answer'; readonly sdp: string };
export type JanusReply = { readonly data: Readonly<Record<string, unknown>>; readonly jsep: Jsep | undefined };

/** What Janus refused, with its own number. */
export class JanusError extends Error {
  override name = 'JanusError';
  readonly code: number;
  constructor(code: number, reason: string) {
    super(`${code} ${reason}`);
    this.code = code;
  }
}

/** What Janus says, as far as it is read here. */
type JanusMessage = {
  readonly janus: string;
  readonly transaction?: string;
  readonly sender?: number;
  readonly data?: { readonly id: number };
  readonly error?: { readonly code: number; readonly reason: string };
  readonly plugindata?: { readonly data?: Record<string, unknown> };
  readonly jsep?: Jsep;
};

type Waiting = {
  readonly done: (message: JanusMessage) => void;
  readonly fail: (error: Error) => void;
  readonly late: NodeJS.Timeout;
};

export type HandleEvent = 'up' | 'ended';
export type JanusHandle = {
  readonly request: (body: Readonly<Record<string, unknown>>, jsep?: Jsep) => Promise<JanusReply>;
  readonly onEvent: (listener: (event: HandleEvent) => void) => void;
  readonly detach: () => Promise<void>;
};

const handleEvents: Readonly<Record<string, HandleEvent>> = { webrtcup: 'up', hangup: 'ended', detached: 'ended' };

function refusalIn({ error, plugindata }: JanusMessage): JanusError | null {
  const data = plugindata?.data;
  if (error) return new JanusError(error.code, error.reason);
  return typeof data?.['error_code'] === 'number' ? new JanusError(data['error_code'], String(data['error'])) : null;
}

/** Questions on one socket; an `ack` only says that the answer will come. */
function openQuestions(socket: WebSocket, secret: string) {
  const waiting = new Map<string, Waiting>();
  function settle(message: JanusMessage): boolean {
    const one = waiting.get(message.transaction ?? '');
    if (!one || message.janus === 'ack') return one !== undefined;
    waiting.delete(message.transaction ?? '');
    clearTimeout(one.late);
    const refusal = refusalIn(message);
    if (refusal) one.fail(refusal);
    else one.done(message);
    return true;
  }
  return {
    settle,
    ask: (question: Readonly<Record<string, unknown>>): Promise<JanusMessage> =>
      new Promise((done, fail) => {
        const transaction = randomUUID();
        const late = setTimeout(() => settle({ janus: 'error', transaction, error: lateAnswer }), answerMs);
        waiting.set(transaction, { done, fail, late });
        socket.send(JSON.stringify({ ...question, transaction, ...(secret && { apisecret: secret }) }));
      }),
    failAll: (): void => {
      for (const { fail, late } of waiting.values()) {
        clearTimeout(late);
        fail(new StageRefusal('unavailable', 'the line to Janus ended'));
      }
      waiting.clear();
    },
  };
}
const lateAnswer = { code: 0, reason: 'no answer in time' };

type JanusAddress = { readonly url: string; readonly secret: string };

const opened = (socket: WebSocket): Promise<void> =>
  new Promise((done, fail) => {
    socket.once('open', () => done());
    socket.once('error', fail);
    socket.once('close', () => fail(new Error('closed before it was open')));
  });

export type JanusLink = Awaited<ReturnType<typeof openJanusLink>>;

/**
 * One socket and one session at a Janus. Written by hand because janode, the client of its makers, loads a compiled
 * library for Unix sockets at its first line, which is of another Node than the one we run on.
 */
export async function openJanusLink({ url, secret }: JanusAddress, onEnded: () => void) {
  const socket = new WebSocket(url, 'janus-protocol', { handshakeTimeout: answerMs });
  const listeners = new Map<number, (event: HandleEvent) => void>();
  const questions = openQuestions(socket, secret);
  socket.on('message', (text: Buffer) => {
    // Janus writes JSON, and `Heard` is what of it is looked at.
    const message = JSON.parse(text.toString()) as JanusMessage;
    if (questions.settle(message)) return;
    const event = handleEvents[message.janus];
    if (event && message.sender !== undefined) listeners.get(message.sender)?.(event);
    if (message.janus === 'timeout') socket.close();
  });
  await opened(socket);
  const session = (await questions.ask({ janus: 'create' })).data?.id;
  const keepAlive = setInterval(() => {
    questions.ask({ janus: 'keepalive', session_id: session }).catch(() => socket.terminate());
  }, keepAliveMs);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(keepAlive);
    questions.failAll();
    onEnded();
  });

  return {
    attach: async (): Promise<JanusHandle> => {
      const handle = (await questions.ask({ janus: 'attach', session_id: session, plugin })).data?.id ?? 0;
      const place = { session_id: session, handle_id: handle };
      return {
        request: async (body, jsep) => {
          const reply = await questions.ask({ janus: 'message', ...place, body, ...(jsep && { jsep }) });
          return { data: reply.plugindata?.data ?? {}, jsep: reply.jsep };
        },
        onEvent: (listener) => void listeners.set(handle, listener),
        detach: async () => {
          listeners.delete(handle);
          // What Janus has ended itself is gone as well.
          if (socket.readyState === socket.OPEN)
            await questions.ask({ janus: 'detach', ...place }).catch(() => undefined);
        },
      };
    },
    close: (): void => socket.terminate(),
  };
}
