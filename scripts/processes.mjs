/** Child processes that share this terminal, end with us, and whose exit code is ours. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

const graceMs = 10_000;
const running = new Set();
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
let signalled = null;

function stopAll(signal) {
  for (const child of running) child.kill(signal);
}

function onSignal(signal) {
  // A second signal means the person does not want to wait for a clean end.
  if (signalled || running.size === 0) {
    stopAll('SIGKILL');
    process.exit(128 + signalNumbers[signal]);
  }
  signalled = signal;
  stopAll(signal);
  setTimeout(() => stopAll('SIGKILL'), graceMs).unref();
}

for (const signal of Object.keys(signalNumbers)) process.on(signal, onSignal);

// npm that is terminated takes only its shell with it and would leave the server behind, holding its port.
const parent = process.ppid;
const isOrphaned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
setInterval(() => isOrphaned() && !signalled && onSignal('SIGTERM'), 500).unref();
process.on('exit', () => stopAll('SIGTERM'));

/**
 * The environment of every step: the project's own tools, and so its own Node, come first; what Node has compiled once
 * it reads again, which is two fifths of the work of a server's start.
 */
export function stepEnv(extra = {}) {
  const pathKey = Object.keys(process.env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';
  const path = [resolve('node_modules/.bin'), process.env[pathKey]].filter(Boolean).join(delimiter);
  const compiled = process.env.NODE_COMPILE_CACHE ?? resolve('node_modules/.cache/compiled');
  return { ...process.env, [pathKey]: path, NODE_COMPILE_CACHE: compiled, ...extra };
}

/** Resolves with the exit code; 128 + n when a signal ended it. Never rejects. */
export function run(command, args, { env, shell = false, isQuiet = false } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { stdio: isQuiet ? 'ignore' : 'inherit', env: stepEnv(env), shell });
    running.add(child);
    const finish = (code) => {
      running.delete(child);
      done(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + (signalNumbers[signal] ?? 9)));
  });
}

/** Runs all at once; the first to end takes the others with it. */
export async function runTogether(starters) {
  const endings = starters.map((start) => start());
  const code = await Promise.race(endings);
  stopAll('SIGTERM');
  await Promise.all(endings);
  return code;
}

/** The exit code of a run of several steps that a signal cut short, else null. */
export const signalCode = () => (signalled ? 128 + signalNumbers[signalled] : null);
