import { spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';

export const toolNames = ['ffmpeg', 'ffprobe', 'soffice'] as const;
export type ToolName = (typeof toolNames)[number];

/** Programs of the machine that make something of a file. None of them is required. */
export type Tools = {
  /** Where it is; null when this machine does not have it, or the operator switched it off. */
  readonly find: (name: ToolName) => Promise<string | null>;
  /** Runs it to its end; rejects with ToolFailed otherwise. Answers what it printed. */
  readonly run: (name: ToolName, args: readonly string[], limit: { readonly seconds: number }) => Promise<string>;
  /** A folder for as long as the work takes; gone afterwards, whatever happened. */
  readonly withFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
};

export class ToolFailed extends Error {
  override name = 'ToolFailed';
}

type Place = { readonly FFMPEG: string; readonly LIBREOFFICE: string; readonly WORK_DIR: string };

const isProgram = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** As the shell would find it. `wish`: a full path, `off`, or empty for wherever it is. */
async function locate(name: string, wish: string): Promise<string | null> {
  if (wish === 'off') return null;
  if (isAbsolute(wish)) return (await isProgram(wish)) ? wish : null;
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    if (await isProgram(join(folder, name))) return join(folder, name);
  }
  return null;
}

const printedMax = 64 * 1024;
/** Behind requests: whoever waits for a page goes before whoever waits for a film. */
const lowPriority = 15;

type Run = { readonly program: string; readonly args: readonly string[]; readonly seconds: number };

/** Without a shell, without our secrets in its surroundings, in a group of its own that ends as a whole. */
function runProgram({ program, args, seconds }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'] ?? '', HOME: tmpdir(), LANG: 'C.UTF-8' },
    });
    let printed = '';
    let complained = '';
    child.stdout.on('data', (text: Buffer) => (printed = (printed + text.toString()).slice(-printedMax)));
    child.stderr.on('data', (text: Buffer) => (complained = (complained + text.toString()).slice(-2_000)));
    const end = (): void => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It ended by itself in the meantime.
      }
    };
    const late = setTimeout(end, seconds * 1000);
    child.once('spawn', () => {
      if (child.pid !== undefined) setPriority(child.pid, lowPriority);
    });
    child.once('error', (error) => {
      clearTimeout(late);
      reject(new ToolFailed(`${program}: ${error.message}`));
    });
    child.once('close', (code, signal) => {
      clearTimeout(late);
      if (code === 0) resolve(printed);
      else reject(new ToolFailed(`${program} ended with ${signal ?? code}: ${complained.trim()}`));
    });
  });
}

export function openTools({ FFMPEG, LIBREOFFICE, WORK_DIR }: Place): Tools {
  // ffprobe comes with ffmpeg and stands beside it.
  const wishes: Readonly<Record<ToolName, string>> = {
    ffmpeg: FFMPEG,
    ffprobe: FFMPEG.replace(/ffmpeg$/, 'ffprobe'),
    soffice: LIBREOFFICE,
  };
  const parent = WORK_DIR || tmpdir();
  const find = (name: ToolName): Promise<string | null> => locate(name, wishes[name]);
  return {
    find,
    run: async (name, args, { seconds }) => {
      const program = await find(name);
      if (program === null) throw new ToolFailed(`${name} is not on this machine`);
      return runProgram({ program, args, seconds });
    },
    withFolder: async (work) => {
      const folder = await mkdtemp(join(existsSync(parent) ? parent : tmpdir(), 'shuyuan-work-'));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
