import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type Source = { readonly path: string; readonly text: string };

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path))
  .toSorted();

/** Files git knows or would take, so nothing ignored (builds, data, secrets of a machine) is judged. */
export const paths = (wanted: RegExp, unwanted?: RegExp): string[] =>
  listed.filter((path) => wanted.test(path) && !unwanted?.test(path));

/** Each file is read and parsed once, however many tests judge it: those of a worker share this module. */
const read = new Map<string, Source>();
const parsed = new WeakMap<Source, ts.SourceFile>();

function sourceAt(path: string): Source {
  const source = read.get(path) ?? { path, text: readFileSync(path, 'utf8') };
  read.set(path, source);
  return source;
}

export const sources = (wanted: RegExp, unwanted?: RegExp): Source[] => paths(wanted, unwanted).map(sourceAt);

/** Tests, journeys, and what only they use (`test-transport.ts`). */
export const testFile = /\.(test|e2e)\.tsx?$|\/test-[^/]+\.tsx?$/;
/** Written by a program or a translator: sizes and texts are not a matter of taste there. */
export const dataFile =
  /\.gen\.ts$|^packages\/contract\/src\/kernel\/error-table\.ts$|^packages\/i18n\/src\/packs\/|^packages\/server\/src\/world\/content\//;
export const productCode = /^packages\/[^/]+\/src\/.*\.tsx?$/;
export const anyCode = /\.(ts|tsx|mjs)$/;

export function parse(source: Source): ts.SourceFile {
  const { path, text } = source;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = parsed.get(source) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  parsed.set(source, file);
  return file;
}

/** Calls `visit` for every node of the file. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** `path:line`, which editors and terminals open. */
export function place(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
