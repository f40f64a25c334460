import { fork } from 'node:child_process';
import { resolve } from 'node:path';

const pauseMs = 20;

/** How long a list of 20 members takes, asked again and again until it is over. */
export async function timeList(
  { url, token }: { readonly url: string; readonly token: string },
  isOver: (calls: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length)) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/v1/human/member/list?page=1&pageSize=20`, {
      headers: { authorization: `Bearer__${token}` },
    });
    await answer.arrayBuffer();
    times.push(performance.now() - begun);
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    await new Promise((next) => setTimeout(next, pauseMs));
  }
  return times;
}

export const inOrder = (times: readonly number[]): number[] => times.toSorted((one, other) => one - other);

/** The time that a share of all times does not exceed; of times in order. */
export const quantile = (times: readonly number[], share: number): number =>
  times[Math.floor((times.length - 1) * share)] ?? 0;

export const timesHead = ['server', 'times', 'p50 ms', 'p95 ms', 'p99 ms'];
export const timesRow = (name: string, times: readonly number[]): (string | number)[] => [
  name,
  times.length,
  ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(1)),
];

/** A program of `sides/` as a process of its own, once it says that it is ready. */
export async function startProgram(program: string, env: Record<string, string> = {}) {
  const child = fork(resolve(import.meta.dirname, program), { env: { ...process.env, ...env } });
  await new Promise((ready) => child.once('message', ready));
  return child;
}

/** How many of a crowd of uploaders finished; null while they upload. */
export function watchUploads(crowd: Awaited<ReturnType<typeof startProgram>>): () => number | null {
  let finished: number | null = null;
  crowd.once('message', (message) => (finished = (message as { finished: number }).finished));
  crowd.once('exit', () => (finished ??= 0));
  return () => finished;
}
