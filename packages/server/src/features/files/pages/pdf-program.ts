import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { PdfLimits } from './pdf-limits.ts';

/**
 * A program of its own: reads a PDF from its standard input and writes each page as a line of JSON. The document is read in a
 * thread, so that this one can end the process while the other is caught in it.
 */
// Written by `read-pdf.ts`.
const limits = JSON.parse(process.argv[2] ?? '') as PdfLimits;
const megabyte = 1024 * 1024;
const watchEveryMs = 50;

/** All that was written is on its way before the process ends. */
const end = (code: number): void => void process.stdout.write('', () => process.exit(code));

setTimeout(() => end(1), limits.seconds * 1000);
setInterval(() => {
  if (process.memoryUsage.rss() > limits.megabytes * megabyte) end(1);
}, watchEveryMs);
// Whoever started it is gone.
process.stdout.on('error', () => process.exit(1));

const bytes = new Uint8Array(await buffer(process.stdin));
const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
  workerData: { bytes, limits },
  resourceLimits: { maxOldGenerationSizeMb: limits.megabytes / 2 },
});
thread.on('message', (page: unknown) => process.stdout.write(`${JSON.stringify(page)}\n`));
thread.on('error', () => end(1));
thread.on('exit', end);
