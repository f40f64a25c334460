/** Before each file of the client's tests: they share packages, contract and texts, and nothing of the client itself. */
import { restoreWindow } from './test-window.ts';

declare global {
  var __vitest_worker__: {
    readonly evaluatedModules: {
      readonly idToModuleMap: ReadonlyMap<
        string,
        { promise: unknown; exports: unknown; evaluated: boolean; readonly importers: Set<string> }
      >;
    };
  };
}

/** As `vi.resetModules` does with all modules, which takes as long as the tests. */
function forgetClient(): void {
  for (const [id, evaluated] of globalThis.__vitest_worker__.evaluatedModules.idToModuleMap) {
    if (!/^mock:|\/packages\/web\/src\/|\/pages\//.test(id)) continue;
    evaluated.promise = undefined;
    evaluated.exports = undefined;
    evaluated.evaluated = false;
    evaluated.importers.clear();
  }
}

await restoreWindow?.();
forgetClient();
