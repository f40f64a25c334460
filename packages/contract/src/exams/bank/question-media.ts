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
type Pictured = readonly { readonly picture?: QuestionMedia | undefined }[];
type WithOptions = WithMedia & {
  readonly options?: Pictured;
  readonly left?: Pictured;
  readonly right?: Pictured;
  readonly items?: Pictured;
};

const mediaOfSimple = ({
  media = [],
  options = [],
  left = [],
  right = [],
  items = [],
}: WithOptions): QuestionMedia[] => [
  ...media,
  ...[...options, ...left, ...right, ...items].flatMap(({ picture }) => picture ?? []),
];

/** Everything a question, its options, pairs, items and parts show to takers. */
export const askedMediaOf = (
  question: WithOptions & { readonly parts?: readonly { readonly question: WithOptions }[] },
): QuestionMedia[] => [
  ...mediaOfSimple(question),
  ...(question.parts ?? []).flatMap((part) => mediaOfSimple(part.question)),
];

/** The same with those of the explanation, which are of the key. */
export const mediaOf = (
  question: Parameters<typeof askedMediaOf>[0] & { readonly explanationMedia?: readonly QuestionMedia[] | undefined },
): QuestionMedia[] => [...askedMediaOf(question), ...(question.explanationMedia ?? [])];

const viewOf = ({ kind, path, width, height, alt }: QuestionMedia): MediaView => ({ kind, path, width, height, alt });

/** For takers. The ids of files are counted by time and would say which was uploaded first. */
export const mediaViewsOf = ({ media = [] }: WithMedia): { media?: readonly MediaView[] } =>
  media.length === 0 ? {} : { media: media.map(viewOf) };

export const pictureViewOf = ({
  picture,
}: {
  readonly picture?: QuestionMedia | undefined;
}): {
  picture?: MediaView;
} => (picture ? { picture: viewOf(picture) } : {});
