import { type BoundCard, maxBoundCards } from './prices.ts';

const isCard = (entry: unknown): entry is BoundCard =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'string' &&
  'cardName' in entry &&
  typeof entry.cardName === 'string';

function readList(text: string): readonly unknown[] | null {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : null;
  } catch {
    return null;
  }
}

/** PRICE-05: the cards a text lists, each once; null where it is no such list, or too long a one. */
export function readBoundCards(text: string): readonly BoundCard[] | null {
  const list = readList(text);
  if (!list?.every(isCard)) return null;
  const byId = new Map(list.map(({ id, cardName }) => [id, { id, cardName }]));
  return byId.size <= maxBoundCards ? [...byId.values()] : null;
}

export const writeBoundCards = (cards: readonly BoundCard[]): string =>
  JSON.stringify(cards.map(({ id, cardName }) => ({ id, cardName })));
