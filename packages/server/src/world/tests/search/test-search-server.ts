import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export type ReceivedRequest = {
  readonly method: string;
  readonly url: URL;
  readonly authorization: string | undefined;
  readonly body: string;
};
/** What it says; null: it never answers. */
type Answer = { readonly status?: number; readonly headers?: Record<string, string>; readonly body: string } | null;

/** A search of the web on this machine, speaking real HTTP. */
export async function openSearchServer(answer: (received: ReceivedRequest) => Answer) {
  const received: ReceivedRequest[] = [];
  const readRequest = async (request: IncomingMessage): Promise<ReceivedRequest> => ({
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://localhost'),
    authorization: request.headers.authorization,
    body: await text(request),
  });
  const server = createServer((request, response) => {
    void readRequest(request).then((one) => {
      received.push(one);
      const said = answer(one);
      if (said) response.writeHead(said.status ?? 200, said.headers).end(said.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the search has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
