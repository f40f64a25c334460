import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Graph, readGraph } from './import-graph.ts';

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const lines = (text: string | null): string[] => (text ?? '').split('\n').filter((line) => line !== '');

/**
 * The files that changed since that commit, also those not committed yet and those that are gone. Null when this copy
 * does not know the commit: a clone without history.
 */
export function changedSince(commit: string): string[] | null {
  const diff = git('diff', '--name-only', '--no-renames', commit, '--');
  return diff === null ? null : [...lines(diff), ...lines(git('ls-files', '-o', '--exclude-standard'))];
}

/** Where this work began: at the main branch; on it, at what is committed, or at the commit before that. */
export function whereWorkBegan(): string | null {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch));
  const base = bases.find((commit) => commit !== null && commit !== head);
  return base ?? (git('status', '--porcelain') ? head : git('rev-parse', 'HEAD~1'));
}

/** Every file git knows or would take, and who imports whom. */
export function readRepository(): Graph {
  const listed = lines(git('ls-files', '-co', '--exclude-standard')).filter((path) => existsSync(path));
  const code = listed.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
  return readGraph(code.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
}
