import type { SimpleDraft } from '../simple-draft.ts';

/** Props of the fields of a kind: the question that is written, and how it changes. */
export type KindProps = { draft: SimpleDraft; onChange: (part: Partial<SimpleDraft>) => void };

/** Fields with pictures; the name tells the uploads of one question or part from those of another. */
export type MediaProps = KindProps & { mediaName: string };
