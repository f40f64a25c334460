/** D-183: a picture or sound below the text of a question. Address and size are those of the file, whatever an author sends. */
export type QuestionMedia = MediaView & { readonly fileId: string };

export const mediaKinds = ['picture', 'audio'] as const;

/** The same as takers have it. */
export type MediaView = {
  readonly kind: (typeof mediaKinds)[number];
  readonly path: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Words for whoever cannot see or hear it; they do not say the answer. */
  readonly alt: string;
};

export const mediaLimits = { perText: 6, alt: 300 } as const;

type WithMedia = { readonly media?: readonly QuestionMedia[] | undefined };

/** Everything a question and its parts show. */
export const mediaOf = (
  question: WithMedia & { readonly parts?: readonly { readonly question: WithMedia }[] },
): QuestionMedia[] => [
  ...(question.media ?? []),
  ...(question.parts ?? []).flatMap((part) => part.question.media ?? []),
];

/** For takers. The ids of files are counted by time and would say which was uploaded first. */
export const mediaViewsOf = ({ media = [] }: WithMedia): { media?: readonly MediaView[] } =>
  media.length === 0
    ? {}
    : { media: media.map(({ kind, path, width, height, alt }) => ({ kind, path, width, height, alt })) };
