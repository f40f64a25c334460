import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root. `nobody` is on every Linux and owns nothing else. */
const nobody = 65_534;
export const unshare = 'unshare';

export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'user'; readonly uid: number }
  | { readonly kind: 'namespace'; readonly prefix: readonly string[] };

const isOpenToOthers = (path: string): boolean => (statSync(path).mode & 0o001) !== 0;

/** Whether another user can reach the folder: every folder above it lets others pass. */
function isReachable(path: string): boolean {
  const parent = dirname(path);
  return isOpenToOthers(path) && (parent === path || isReachable(parent));
}

/**
 * Not root: as ourselves. Root: as `nobody`, unless a folder above is closed to others (such as /root); then in a
 * user namespace in which our own files belong to `nobody`.
 */
export function chooseRunAs(paths: readonly string[]): RunAs {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  if (paths.every(isReachable)) return { kind: 'user', uid: nobody };
  const prefix = ['-U', `--map-user=${nobody}`, `--map-group=${nobody}`];
  if (spawnSync(unshare, [...prefix, 'true']).status === 0) return { kind: 'namespace', prefix };
  throw new Error(
    `The embedded database cannot run as root below ${paths.join(' or ')}: set DATA_DIR to a folder other users can ` +
      'reach, start as another user, or set DATABASE_URL.',
  );
}
