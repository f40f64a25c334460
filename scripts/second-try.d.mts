type Failure = { readonly title: string; readonly error: string; readonly file: string | null };
type Counts = {
  readonly passed: number;
  readonly skipped: number;
  readonly failed: number;
  readonly unsteady: readonly string[];
  readonly failures: readonly Failure[];
};
type First = Counts & { readonly repeated: readonly object[] };
export function filesToRepeat(run: Pick<Counts, 'failures'>): string[];
export function joinTries(first: First, second: Counts): Counts;
