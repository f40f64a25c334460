/** What a buyer has of a post. */
export type SoldContent = {
  readonly text: string;
  readonly fileIds: readonly string[];
  readonly pictureIds: readonly string[];
};

/** How much of a text an edit leaves: enough to correct and to rewrite a passage. */
export const keptShare = 0.8;

/** Every character and every pair of neighbours; space and width do not count. */
function partsOf(text: string): ReadonlySet<string> {
  const characters = [...text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')];
  return new Set(characters.flatMap((character, at) => [character, `${character}${characters[at + 1] ?? ''}`]));
}

function hasText(sold: string, edited: string): boolean {
  const there = partsOf(edited);
  const wanted = [...partsOf(sold)];
  return wanted.filter((part) => there.has(part)).length >= wanted.length * keptShare;
}

/** D-123: whether buyers still have what they bought: its files, as many pictures, and most of its words. */
export const isKeptForBuyers = (sold: SoldContent, edited: SoldContent): boolean =>
  sold.fileIds.every((id) => edited.fileIds.includes(id)) &&
  edited.pictureIds.length >= sold.pictureIds.length &&
  hasText(sold.text, edited.text);
