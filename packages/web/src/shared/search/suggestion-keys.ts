/** The keys of the box, passed on to the list below it. */
export type SuggestionKeys = {
  /** Whether the list has an answer to this key. */
  readonly press: (key: string) => boolean;
  readonly open: () => void;
};
