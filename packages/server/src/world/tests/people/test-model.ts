import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ModelRequest = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
};

/** One request to the model, and what it says to it. */
type Talk = {
  readonly received: ModelRequest;
  readonly say: (text: string) => void;
  readonly think: (text: string) => void;
  /** A line as it is: also one no model should send. */
  readonly write: (line: string) => void;
  readonly end: (reason?: string) => void;
  /** The other side has hung up. */
  readonly left: Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<ModelRequest> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ModelRequest;
}

function talkOf(received: ModelRequest, response: ServerResponse): Talk {
  const write = (line: string): void => void response.write(`data: ${line}\n\n`);
  const choose = (delta: object, reason: string | null = null): void =>
    write(JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: reason }] }));
  return {
    received,
    say: (content) => choose({ content }),
    think: (reasoning) => choose({ reasoning_content: reasoning }),
    write,
    end: (reason = 'stop') => {
      choose({}, reason);
      write('[DONE]');
      response.end();
    },
    left: new Promise((left) => response.once('close', () => left())),
  };
}

/** A model on a port of this machine that says what the test tells it to. */
export async function openModel() {
  const talks: Talk[] = [];
  const model = {
    talks,
    reply: async ({ say, end }: Talk): Promise<void> => {
      say('好的。');
      end();
    },
    env: {} as Record<string, string>,
    close: async (): Promise<void> => undefined,
  };
  const server = createServer((request, response) => {
    void bodyOf(request).then((received) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const talk = talkOf(received, response);
      talks.push(talk);
      return model.reply(talk);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  model.env = { AI_BASE_URL: `http://127.0.0.1:${port}/v1`, AI_MODEL: 'plain', AI_THINKING_MODEL: 'deep' };
  model.close = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return model;
}

export type TestModel = Awaited<ReturnType<typeof openModel>>;
