import type { ModuleKind } from '@shuyuan/contract/site/module-specs';

const halves: ReadonlySet<ModuleKind> = new Set(['questions', 'community', 'paths', 'experts', 'circles', 'links']);

/**
 * Which of the two columns a half stands in on a desk: two that follow each other stand side by side. Others have a place
 * of their own.
 */
export function moduleColumns(modules: readonly { readonly kind: ModuleKind }[]): (1 | 2 | undefined)[] {
  let last: 1 | 2 = 2;
  return modules.map(({ kind }) => {
    if (!halves.has(kind)) {
      // A module at the side is no row of its own.
      if (!sideKinds.has(kind)) last = 2;
      return undefined;
    }
    last = last === 1 ? 2 : 1;
    return last;
  });
}

/** Modules that stand at the side. */
export const sideKinds: ReadonlySet<ModuleKind> = new Set(['tasks', 'people']);
