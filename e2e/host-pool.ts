import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import serverFlags from '../packages/server/node-flags.json' with { type: 'json' };
import { freePort, portsOfJourneys } from '../packages/server/src/platform/test-ports.ts';
import type { Endings } from './endings.ts';
import type { Environment } from './journey.ts';
import { hasEnded, type RunningServer, stopProcess } from './server.ts';
import type { HostAnswer, HostRequest } from './server-host.ts';

type Host = { readonly child: ChildProcess; readonly stop: () => Promise<void> };
type Log = { readonly last: () => string; readonly close: () => void };
type Start = { readonly env: Environment; readonly logFile: string };

/** Of a log, where the server did not start: its file is gone with the machine that ran the journeys. */
const shownCharacters = 3000;

async function ask({ child }: Host, request: HostRequest): Promise<void> {
  const gone = new AbortController();
  const ended = once(child, 'exit', { signal: gone.signal }).then(
    ([code, signal]: unknown[]) => ({ error: `the server ended by itself (${String(signal ?? code)})` }),
    () => ({ error: 'not asked any more' }),
  );
  child.send(request);
  const answered = once(child, 'message', { signal: gone.signal }).then(
    // The host sends nothing else.
    ([message]) => message as HostAnswer,
    () => ({ error: 'not asked any more' }),
  );
  const answer = await Promise.race([answered, ended]);
  gone.abort();
  if ('error' in answer) throw new Error(answer.error);
}

function startHost(endings: Endings): Host {
  const execArgv = serverFlags;
  const child = fork('e2e/server-host.ts', { execArgv, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
  return { child, stop: endings.add(() => stopProcess(child)) };
}

/** Everything the host writes while a file is performed goes to the log of that file. */
function writeLog({ child }: Host, logFile: string): Log {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  let last = '';
  const write = (chunk: Buffer): void => {
    last = (last + chunk.toString()).slice(-shownCharacters);
    log.write(chunk);
  };
  child.stdout?.on('data', write);
  child.stderr?.on('data', write);
  const close = (): void => {
    child.stdout?.off('data', write);
    child.stderr?.off('data', write);
    log.end();
  };
  return { last: () => last, close };
}

/** Servers in processes that outlive them; there are as many hosts as servers run at once. */
export function createHostPool(endings: Endings) {
  const idle: Host[] = [];
  const takeHost = (): Host => {
    for (let host = idle.pop(); host; host = idle.pop()) if (!hasEnded(host.child)) return host;
    return startHost(endings);
  };
  return async ({ env, logFile }: Start): Promise<RunningServer> => {
    const host = takeHost();
    const log = writeLog(host, logFile);
    const port = await freePort(portsOfJourneys);
    const settings = { ...process.env, ...env, PORT: String(port) };
    try {
      await ask(host, { open: settings });
    } catch (error) {
      await host.stop();
      log.close();
      throw new Error(`no server for these journeys, see ${logFile}:\n${log.last()}`, { cause: error });
    }
    const stop = async (): Promise<void> => {
      try {
        if (endings.isOver()) {
          await host.stop();
          return;
        }
        await ask(host, { close: true });
        idle.push(host);
      } catch (error) {
        await host.stop();
        throw new Error(`the server did not end in order; see ${logFile}`, { cause: error });
      } finally {
        log.close();
      }
    };
    return { origin: `http://127.0.0.1:${port}`, logFile, stop };
  };
}
