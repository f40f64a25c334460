export type Unsteady = {
  readonly title: string;
  readonly cause: string;
  readonly added: string;
  readonly expires: string;
};
export type Failure = { readonly title: string; readonly error: string; readonly file: string | null };
/** One more run of a file: the titles that passed in it, and what failed. */
export type Repeat = {
  readonly file: string;
  readonly passed: readonly string[];
  readonly failures: readonly Failure[];
};
export type Weighed = {
  readonly failures: readonly Failure[];
  readonly unsteady: readonly {
    readonly title: string;
    readonly error: string;
    readonly passed: number;
    readonly of: number;
  }[];
};
export const repeatCount: number;
export function readUnsteady(): Unsteady[];
export function filesToRepeat(failures: readonly Failure[], listed: readonly string[]): string[];
export function weighFailures(
  failures: readonly Failure[],
  repeats: readonly Repeat[],
  listed: readonly string[],
): Weighed;
