import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Graph, readGraph } from './import-graph.ts';
import { onlyAddsPackages } from './package-changes.ts';

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}

const lines = (text: string | null): string[] => (text ?? '').split('\n').filter((line) => line !== '');

const packageFile = /(^|\/)package(-lock)?\.json$/;

function isOnlyAdded(commit: string, path: string): boolean {
  const before = packageFile.test(path) && existsSync(path) ? git('show', `${commit}:${path}`) : null;
  // Both are files npm wrote or has read.
  return (
    before !== null && onlyAddsPackages(JSON.parse(before) as object, JSON.parse(readFileSync(path, 'utf8')) as object)
  );
}

/**
 * The files that changed since that commit, also those not committed yet and those that are gone, without lists of packages
 * that only grew. Null when this copy does not know the commit: a clone without history.
 */
export function changedSince(commit: string): string[] | null {
  const diff = git('diff', '--name-only', '--no-renames', commit, '--');
  if (diff === null) return null;
  const changed = lines(diff).filter((path) => !isOnlyAdded(commit, path));
  return [...changed, ...lines(git('ls-files', '-o', '--exclude-standard'))];
}

const maxDays = 14;

/** True when a commit is so much older than the newest one that what it proved is asked again. */
export function isLongAgo(commit: string): boolean {
  const timeOf = (name: string): number => Number(git('log', '-1', '--format=%ct', name) ?? 0);
  return timeOf('HEAD') - timeOf(commit) > maxDays * 24 * 60 * 60;
}

/** Where this work began: at the main branch; on it, at what is committed, or at the commit before that. */
export function whereWorkBegan(): string | null {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].map((branch) => git('merge-base', 'HEAD', branch));
  const base = bases.find((commit) => commit !== null && commit !== head);
  return base ?? (git('status', '--porcelain') ? head : git('rev-parse', 'HEAD~1'));
}

/** Every file of code git knows or would take, and who imports whom. */
export function readRepository(): Graph {
  const listed = lines(git('ls-files', '-co', '--exclude-standard')).filter((path) => existsSync(path));
  const code = listed.filter((path) => /\.(ts|tsx|mjs)$|^packages\/server\/(migrations|functions)\//.test(path));
  return readGraph(code.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
}
