import { isIn, type Terms } from '../../../platform/search-terms.ts';
import { searchable } from '../../../platform/searchable.ts';
import type { CandidateRow, DocumentText } from './retrieve.store.ts';

/** Something the caller may open, with what they may read of it. */
export type Retrieved = Pick<
  DocumentText,
  'kind' | 'sectionKey' | 'supplier' | 'postKind' | 'title' | 'publishedAt'
> & {
  /** The thing itself; of an answer the post it stands below. */
  readonly id: string;
  /** Plain text. */
  readonly text: string;
  /** Where in a film it is said. */
  readonly second: number | null;
  /** Where in a document it is written. */
  readonly page: number | null;
};

type Key = Pick<CandidateRow, 'source' | 'sourceId' | 'part'>;
export const keyOfDocument = ({ source, sourceId, part }: Key): string => `${source} ${sourceId} ${part}`;

/** So many lines stand around the words that were said. */
const [linesBefore, linesAfter] = [1, 5];

function weightIn(text: string, terms: Terms): number {
  const form = searchable(text);
  return terms.reduce((sum, term) => (isIn(form, term) ? sum + term.weight : sum), 0);
}

type Position = Pick<Retrieved, 'second' | 'page'>;
type Part = { readonly document: DocumentText; readonly text: string; readonly position: Position; weight: number };

const nowhere: Position = { second: null, page: null };

/** A line of a replay is a question with its answer, and that of a document a page; of a film it is a few words. */
function linesAround({ kind, pages }: DocumentText, lines: readonly string[], at: number): string[] {
  const isWhole = kind === 'replay' || pages !== null;
  return isWhole ? lines.slice(at, at + 1) : lines.slice(Math.max(0, at - linesBefore), at + linesAfter);
}

/** The part of a document that is read: all of it, or the lines around the one that has most of the terms, with where that is. */
function partOf(document: DocumentText, terms: Terms): Part {
  const { text, seconds, pages } = document;
  if (!seconds && !pages) return { document, text, position: nowhere, weight: weightIn(text, terms) };
  const lines = text.split('\n');
  const weights = lines.map((line) => weightIn(line, terms));
  const weight = Math.max(...weights);
  // Its title alone was found.
  if (weight === 0) return { document, text: '', position: nowhere, weight };
  const at = weights.indexOf(weight);
  const position = { second: seconds?.[at] ?? null, page: pages?.[at] ?? null };
  return { document, text: linesAround(document, lines, at).join('\n'), position, weight };
}

/** The part that says most of what is asked for; of equals the one with more text, as what is open stands before its card. */
const bestPart = (parts: readonly Part[]): Part | undefined =>
  parts.toSorted((a, b) => b.weight - a.weight || b.text.length - a.text.length)[0];

/** The text that is read of a thing that was found: the part that says most, and the answers below it. */
export function retrievedOf(found: readonly DocumentText[], terms: Terms): Retrieved[] {
  const best = bestPart(found.flatMap((one) => (one.kind === 'answer' ? [] : partOf(one, terms))));
  const answers = found
    .filter(({ kind }) => kind === 'answer')
    .toSorted((a, b) => b.useCount - a.useCount || a.publishedAt.getTime() - b.publishedAt.getTime());
  const shown = best?.document ?? answers[0];
  // Gone between the two reads.
  if (!shown) return [];
  const { kind, sectionKey, supplier, postKind, title, publishedAt, parentId, sourceId } = shown;
  const text = [best?.text ?? '', ...answers.map((answer) => answer.text)].filter(Boolean).join('\n');
  const id = kind === 'answer' ? (parentId ?? sourceId) : sourceId;
  return [{ kind, id, sectionKey, supplier, postKind, title, text, publishedAt, ...(best?.position ?? nowhere) }];
}
