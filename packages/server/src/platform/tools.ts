import { spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { programFolders } from './config.ts';

export const toolNames = ['ffmpeg', 'ffprobe', 'soffice'] as const;
export type ToolName = (typeof toolNames)[number];

type Limit = { readonly seconds: number; readonly signal?: AbortSignal };

/** Programs of the machine that make something of a file. None of them is required. */
export type Tools = {
  /** Where it is; null when this machine does not have it, or the operator switched it off. */
  readonly find: (name: ToolName) => Promise<string | null>;
  /** Runs it to its end; rejects with ToolFailed otherwise. Answers what it printed. */
  readonly run: (name: ToolName, args: readonly string[], limit: Limit) => Promise<string>;
  /** A folder for as long as the work takes; gone afterwards, whatever happened. */
  readonly withFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  /** Takes away what a process left that was killed in the middle of its work. */
  readonly tidy: () => Promise<void>;
  /** Ends whatever is still running. */
  readonly close: () => void;
};

export class ToolFailed extends Error {
  override name = 'ToolFailed';
}

type ToolConfig = { readonly FFMPEG: string; readonly LIBREOFFICE: string; readonly WORK_DIR: string };

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** As the shell would find it. `wish`: a full path, `off`, or empty for wherever it is. */
async function locate(name: string, wish: string): Promise<string | null> {
  if (wish === 'off') return null;
  if (isAbsolute(wish)) return (await isProgram(wish)) ? wish : null;
  for (const folder of programFolders().split(delimiter)) {
    if (await isProgram(join(folder, name))) return join(folder, name);
  }
  return null;
}

const printedMax = 64 * 1024;
/** Behind requests: whoever waits for a page goes before whoever waits for a film. */
const lowPriority = 15;

type Run = Limit & { readonly program: string; readonly args: readonly string[] };

/** A program and whatever it started. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}

function yieldTo(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    // It has ended already, or this machine does not let us.
  }
}

/** Without a shell, without our secrets in its surroundings, in a group of its own that ends as a whole. */
function runProgram({ program, args, seconds, signal }: Run, running: Set<number>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: programFolders(), HOME: tmpdir(), LANG: 'C.UTF-8' },
    });
    let printed = '';
    let complained = '';
    child.stdout.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-printedMax)));
    child.stderr.on('data', (text: Buffer) => (complained = (complained + text.toString()).slice(-2_000)));
    const { pid } = child;
    if (pid !== undefined) {
      running.add(pid);
      yieldTo(pid);
    }
    const end = (): void => {
      if (pid !== undefined) endGroup(pid);
    };
    const late = setTimeout(end, seconds * 1000);
    signal?.addEventListener('abort', end);
    const settle = (): void => {
      clearTimeout(late);
      signal?.removeEventListener('abort', end);
      if (pid !== undefined) running.delete(pid);
    };
    child.once('error', (error) => {
      settle();
      reject(new ToolFailed(`${program}: ${error.message}`));
    });
    child.once('close', (code, reason) => {
      settle();
      if (code === 0) resolve(printed);
      else reject(new ToolFailed(`${program} ended with ${reason ?? code}: ${complained.trim()}`));
    });
  });
}

const folderPrefix = 'shuyuan-work-';
/** No work takes longer. */
const staleMs = dayMs;

async function removeStale(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(folderPrefix)) continue;
    const folder = join(parent, name);
    const found = await stat(folder).catch(() => null);
    if (found && Date.now() - found.mtimeMs > staleMs) await rm(folder, { recursive: true, force: true });
  }
}

export function openTools({ FFMPEG, LIBREOFFICE, WORK_DIR }: ToolConfig): Tools {
  // ffprobe comes with ffmpeg and stands beside it.
  const wishes: Readonly<Record<ToolName, string>> = {
    ffmpeg: FFMPEG,
    ffprobe: FFMPEG.replace(/ffmpeg$/, 'ffprobe'),
    soffice: LIBREOFFICE,
  };
  const parent = WORK_DIR && existsSync(WORK_DIR) ? WORK_DIR : tmpdir();
  const running = new Set<number>();
  const close = (): void => {
    for (const pid of running) endGroup(pid);
  };
  // They are groups of their own and would outlive us, without anybody who limits them.
  process.once('exit', close);
  const find = (name: ToolName): Promise<string | null> => locate(name, wishes[name]);
  return {
    find,
    run: async (name, args, limit) => {
      const program = await find(name);
      if (program === null) throw new ToolFailed(`${name} is not on this machine`);
      limit.signal?.throwIfAborted();
      return runProgram({ program, args, ...limit }, running);
    },
    withFolder: async (work) => {
      const folder = await mkdtemp(join(parent, folderPrefix));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    tidy: () => removeStale(parent),
    close: () => {
      process.removeListener('exit', close);
      close();
    },
  };
}
