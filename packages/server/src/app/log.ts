import type { Log } from '../platform/log.ts';

const order = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/** Lines of JSON like the server's own, for the time before and the processes without it. */
export function lineLog(level: string): Log {
  const write = (name: string) => (details: object, message: string) => {
    if (order.indexOf(name) < order.indexOf(level)) return;
    const { err, ...rest } = details as { err?: Error };
    const failure = err && { err: { type: err.name, message: err.message, stack: err.stack } };
    process.stderr.write(`${JSON.stringify({ level: name, time: Date.now(), ...rest, ...failure, msg: message })}\n`);
  };
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}
