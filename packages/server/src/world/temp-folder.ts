import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type TempFolder = { readonly path: string; readonly remove: () => void };

export function tempFolder(name: string): TempFolder {
  const path = mkdtempSync(join(tmpdir(), `shuyuan-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
