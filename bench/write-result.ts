import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Result = {
  readonly title: string;
  readonly about: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** A table beside the benchmark, and on the screen. Both sides ran in one go: the ratio is the figure, not the absolutes. */
export function writeResult(name: string, { title, about, head, rows }: Result): void {
  const table = [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
  const text = `# ${title}\n\n${about}\n\n${table}\n`;
  writeFileSync(join(import.meta.dirname, 'results', `${name}.md`), text);
  process.stdout.write(`\n${text}\n`);
}
