import { createHash } from 'node:crypto';
import type { LinkedNode } from './linked-node.ts';
import { type Quad, quadsOf } from './quads-of.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const isBlank = (term: string): boolean => term.startsWith('_:');

const byCode = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));

const linesOf = (quads: readonly Quad[], nameOf: (blank: string) => string): string =>
  quads
    .map((quad) => `${quad.map((term) => (isBlank(term) ? nameOf(term) : term)).join(' ')} .\n`)
    .toSorted(byCode)
    .join('');

/**
 * The canonical N-Quads (RDFC-1.0) of a document of ours. Nodes without an address are named by the hash of what is said
 * of them; two of which the same is said would need the rest of that algorithm, and are refused.
 */
export function canonicalForm(document: LinkedNode): string {
  const quads = [...new Map(quadsOf(document).map((quad) => [quad.join(' '), quad])).values()];
  const blanks = [...new Set(quads.flatMap(([subject, , object]) => [subject, object].filter(isBlank)))];
  const hashOf = (blank: string): string =>
    sha256(
      linesOf(
        quads.filter((quad) => quad.includes(blank)),
        (other) => (other === blank ? '_:a' : '_:z'),
      ),
    );
  const hashes = new Map(blanks.map((blank) => [hashOf(blank), blank]));
  if (hashes.size < blanks.length) throw new Error('two nodes of a credential cannot be told apart');
  const names = new Map(
    [...hashes].toSorted(([a], [b]) => byCode(a, b)).map(([, blank], at) => [blank, `_:c14n${at}`]),
  );
  return linesOf(quads, (blank) => names.get(blank) ?? blank);
}
