import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const workspace = '@shuyuan';
const style = 'packages/web/src/app/HomePage.module.css';
const page = ['packages/web/src/app/HomePage.tsx', style];

const git = (...args: string[]): Buffer => execFileSync('git', args, { cwd: root, maxBuffer: 1024 ** 3 });

/**
 * The last commit with the page that modules replaced, found by its style, which went with it: a commit named here would be lost
 * when history is put together anew.
 */
function commitBefore(): string {
  const removal = git('rev-list', '--max-count=1', 'HEAD', '--', style).toString().trim();
  if (removal === '') throw new Error(`the history here does not reach back to ${style}`);
  return `${removal}^`;
}

/** Every package of today, and in the place of ours those of the folder. */
function linkPackages(product: string): void {
  const [from, to] = [join(root, 'node_modules'), join(product, 'node_modules')];
  mkdirSync(join(to, workspace), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== workspace && name !== '.cache' && name !== '.vite') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, workspace)))
    symlinkSync(join(product, 'packages', name), join(to, workspace, name), 'dir');
}

/** Writes the product as it is committed into a folder, puts the fixed page in the place of the configured one, and builds it. */
export function buildFixedHome(folder: string): string {
  const product = join(folder, 'product');
  mkdirSync(product, { recursive: true });
  execFileSync('tar', ['-x', '-C', product], { input: git('archive', 'HEAD') });
  const before = commitBefore();
  for (const path of page) writeFileSync(join(product, path), git('show', `${before}:${path}`));
  linkPackages(product);
  const vite = join(product, 'node_modules/vite/bin/vite.js');
  execFileSync(process.execPath, [vite, 'build', 'packages/web', '--logLevel', 'warn'], {
    cwd: product,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return product;
}
