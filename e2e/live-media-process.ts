import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { Skipped } from './journey.ts';

const lookMs = 20;

/** What the system knows of a process; empty once it has ended. */
function told(pid: number, what: 'environ' | 'cmdline' | `task/${number}/children`): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

const childrenOf = (pid: number): number[] =>
  told(pid, `task/${pid}/children`)
    .split(' ')
    .filter((text) => text !== '')
    .map(Number);

/** The process of the server at an address: one of those this run has started, and none of another run. */
export function serverAt(address: string): number {
  if (!existsSync('/proc/self/environ')) throw new Skipped('this system does not tell which process is which (/proc)');
  const setting = `PORT=${new URL(address).port}`;
  const pid = childrenOf(process.pid).find((child) => told(child, 'environ').split('\0').includes(setting));
  assert(pid !== undefined, `no server of ours listens at ${address}`);
  return pid;
}

const mediaProcesses = (server: number): number[] =>
  childrenOf(server).filter((child) => told(child, 'cmdline').includes('sfu-process.ts'));

function killAll(pids: readonly number[]): void {
  for (const pid of pids) process.kill(pid, 'SIGKILL');
}

/** Kills the process that carries the media of a stage, and each that takes its place, until something is done. */
export async function withoutMedia(address: string, work: () => Promise<void>): Promise<void> {
  const server = serverAt(address);
  const running = mediaProcesses(server);
  assert.equal(running.length, 1, 'there is one process for the media of the stage');
  killAll(running);
  const watch = setInterval(() => killAll(mediaProcesses(server)), lookMs);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
}
