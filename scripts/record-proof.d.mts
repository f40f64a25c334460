type Timed = { readonly name: string; readonly ms: number };
export type Seconds = {
  readonly phases: Readonly<Record<string, number>>;
  readonly files: Readonly<Record<string, number>>;
};
export function mergeSeconds(
  before: Seconds,
  run: {
    readonly steps: readonly Timed[];
    readonly reports: readonly { readonly files?: readonly Timed[] }[];
    readonly isThere?: (path: string) => boolean;
  },
): Seconds;
