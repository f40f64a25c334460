import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Which of the servers a browser is given to, said by a cookie of this name. */
export const nodeCookie = 'node';

export type Front = { readonly url: string; readonly close: () => void };

async function connectTo(port: number): Promise<Socket | null> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return null;
  }
}

function join(one: Socket, other: Socket): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => undefined);
    from.once('close', () => to.destroy());
  }
}

/** One address for several servers. Who has been given to one that is gone comes to the others. */
export async function openFront(servers: readonly string[]): Promise<Front> {
  const ports = servers.map((server) => Number(new URL(server).port));
  const browsers = new Set<Socket>();

  async function serve(browser: Socket, head: Buffer): Promise<void> {
    const wanted = Number(new RegExp(`${nodeCookie}=(\\d)`).exec(head.toString('latin1'))?.[1] ?? 0);
    for (const port of ports.toSorted((a, b) => Number(ports[wanted] === b) - Number(ports[wanted] === a))) {
      const server = await connectTo(port);
      if (!server) continue;
      server.write(head);
      join(browser, server);
      return;
    }
    browser.destroy();
  }

  const front = createServer((browser) => {
    browsers.add(browser);
    browser.once('close', () => browsers.delete(browser));
    browser.on('error', () => undefined);
    browser.once('data', (head: Buffer) => {
      browser.pause();
      void serve(browser, head);
    });
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      front.close();
      for (const browser of browsers) browser.destroy();
    },
  };
}
