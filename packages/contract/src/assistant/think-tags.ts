export type ThoughtPiece = { readonly kind: 'reasoning' | 'text'; readonly text: string };

const openTags = ['<think>', '<thinking>'];
const closeTags = ['</think>', '</thinking>'];
const longestTag = 11;

/** Where a tag begins that may go on in the next chunk; the end of the text where none does. */
function heldFrom(text: string, tags: readonly string[]): number {
  const lower = text.toLowerCase();
  for (let at = Math.max(0, text.length - longestTag); at < text.length; at += 1)
    if (tags.some((tag) => tag.startsWith(lower.slice(at)))) return at;
  return text.length;
}

type Found = { readonly at: number; readonly length: number };

function firstTag(text: string, tags: readonly string[]): Found | null {
  const lower = text.toLowerCase();
  const found = tags
    .map((tag) => ({ at: lower.indexOf(tag), length: tag.length }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at || b.length - a.length);
  return found[0] ?? null;
}

/**
 * AI-17: some models write their thoughts into the text, between `<think>` and `</think>`. They belong into the think
 * block, however the tags are cut into chunks.
 */
export function openThinkTags() {
  let isThinking = false;
  let held = '';
  let isAfterThought = false;

  const pieceOf = (text: string): ThoughtPiece[] => {
    // The blank lines behind a thought are no beginning of an answer.
    const written = isAfterThought && !isThinking ? text.trimStart() : text;
    if (written === '') return [];
    if (!isThinking) isAfterThought = false;
    return [{ kind: isThinking ? 'reasoning' : 'text', text: written }];
  };

  const add = (chunk: string): ThoughtPiece[] => {
    const pieces: ThoughtPiece[] = [];
    let rest = held + chunk;
    for (;;) {
      const tags = isThinking ? closeTags : openTags;
      const tag = firstTag(rest, tags);
      if (!tag) {
        const end = heldFrom(rest, tags);
        pieces.push(...pieceOf(rest.slice(0, end)));
        held = rest.slice(end);
        return pieces;
      }
      pieces.push(...pieceOf(rest.slice(0, tag.at)));
      rest = rest.slice(tag.at + tag.length);
      isAfterThought = isThinking;
      isThinking = !isThinking;
    }
  };

  /** What was held back and is no tag after all. */
  const end = (): ThoughtPiece[] => {
    const last = held;
    held = '';
    return pieceOf(last);
  };

  return { add, end };
}

/** The same for a whole text. */
export function splitThoughts(written: string): { readonly reasoning: string; readonly text: string } {
  const tags = openThinkTags();
  const pieces = [...tags.add(written), ...tags.end()];
  const all = (kind: ThoughtPiece['kind']): string =>
    pieces.flatMap((piece) => (piece.kind === kind ? [piece.text] : [])).join('');
  return { reasoning: all('reasoning'), text: all('text') };
}
