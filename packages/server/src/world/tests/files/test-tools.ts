import { execFileSync } from 'node:child_process';

/** Whether tests that need a program of the machine must be left out; said aloud, so that nobody takes it for passed. */
export function missingTool(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return false;
  } catch {
    process.stderr.write(`SKIPPED: tests that need ${program}, because this machine does not have it\n`);
    return true;
  }
}
