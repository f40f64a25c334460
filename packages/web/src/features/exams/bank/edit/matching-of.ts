import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { PicturedRow } from './draft-rows.ts';
import { optionOf } from './media/described.ts';

type Pairs = { readonly pairs: readonly PairDraft[]; readonly extras: readonly PicturedRow[] };
type Side = Omit<PicturedRow, 'id'>;

/** Words without a picture mean the first side of these words that has one. */
function pictured(sides: readonly Side[]): Side[] {
  const pictures = new Map(
    sides.toReversed().flatMap(({ text, picture }) => (picture ? [[text, picture] as const] : [])),
  );
  return sides.map(({ text, picture }) => ({ text, picture: picture ?? pictures.get(text) }));
}

const keyOf = ({ text, picture }: Side): string => `${picture?.fileId ?? ''} ${text}`;

/** The sides of these pairs; right sides that are the same are one, which then belongs to several left ones. */
export function matchingOf({ pairs, extras }: Pairs) {
  const written = pairs.filter(({ left, right }) => left.trim() !== '' || right.trim() !== '');
  const sides = pictured(
    [...written.map(({ right: text, rightPicture: picture }) => ({ text, picture })), ...extras].map(
      ({ text, picture }) => ({ text: text.trim(), picture }),
    ),
  );
  const unique = new Map(sides.filter(({ text }) => text !== '').map((side) => [keyOf(side), side]));
  const right = [...unique.values()].map((side, index) => optionOf({ id: `r${index + 1}`, ...side }));
  const keys = [...unique.keys()];
  const known = written.flatMap(({ id }, at) => {
    const side = sides[at];
    const to = side && right[keys.indexOf(keyOf(side))];
    return to ? [[id, to.id] as const] : [];
  });
  const left = written.map(({ id, left: text, leftPicture: picture }) => optionOf({ id, text, picture }));
  return { left, right, pairs: Object.fromEntries(known) };
}

/** Two sides that belong together, as they stand on the screen. */
export type PairDraft = {
  readonly id: string;
  readonly left: string;
  readonly right: string;
  readonly leftPicture?: QuestionMedia | undefined;
  readonly rightPicture?: QuestionMedia | undefined;
};
