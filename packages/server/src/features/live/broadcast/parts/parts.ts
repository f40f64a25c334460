/**
 * A recording as it comes from a browser, cut where a viewer can begin: its beginning, what starts at a key frame, and
 * whatever follows. All parts together are, byte for byte, what came in.
 */
export type Part = { readonly kind: 'init' | 'start' | 'more'; readonly bytes: Buffer };

export type PartReader = {
  /** Throws NotARecording when it is something else. */
  readonly feed: (chunk: Buffer) => Part[];
  /** What was held back to see how it goes on. */
  readonly end: () => Part[];
};

export class NotARecording extends Error {
  override name = 'NotARecording';
}

/** The beginning of a recording is a few hundred bytes; whoever sends more without beginning sends something else. */
export const maxInitBytes = 1024 * 1024;
