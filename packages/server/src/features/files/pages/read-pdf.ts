import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { PageText } from './page-text.ts';
import { type PdfLimits, pdfLimits } from './pdf-limits.ts';

const program = fileURLToPath(new URL('pdf-program.ts', import.meta.url));
/** It reads the files it consists of, and may neither write one nor start a program. */
const rights = ['--permission', '--allow-fs-read=*', '--allow-worker', '--no-warnings'];
/** Behind requests, and behind conversions somebody waits for. */
const lowPriority = 15;
/** Starting the program, and ending it where it does not do so itself. */
const spareSeconds = 15;

function stepBack(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already, or this machine does not let us.
  }
}

/** `isRead`: false where nothing of it could be read. */
type PdfText = { readonly isRead: boolean; readonly pages: readonly PageText[] };

/** The texts of a PDF, page by page, read by a process that may go wrong: as much as there is before it does. */
export async function readPdf(bytes: Uint8Array, limits: PdfLimits = pdfLimits): Promise<PdfText> {
  const args = [...rights, program, JSON.stringify(limits)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  const late = setTimeout(end, (limits.seconds + spareSeconds) * 1000);
  if (child.pid !== undefined) stepBack(child.pid);
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  // One that ends before it has taken all says by its code why.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const pages: PageText[] = [];
  try {
    // Written by our own program.
    for await (const line of createInterface({ input: child.stdout })) pages.push(JSON.parse(line) as PageText);
    return { isRead: (await ended) || pages.length > 0, pages };
  } finally {
    clearTimeout(late);
    process.removeListener('exit', end);
    end();
  }
}
