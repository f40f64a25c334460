/** Decision 027: which failures of a run are repeated, and what the run and its repeats come to. */
import { readFileSync } from 'node:fs';

/** How often a listed failure is repeated; one pass of these keeps the run green. */
export const repeatCount = 5;

/** The titles that may be repeated, each with its suspected cause and its last day. */
export const readUnsteady = () => JSON.parse(readFileSync('tidy/unsteady.json', 'utf8'));

/** The files with a failure that is listed. A failure that belongs to no file cannot be repeated. */
export function filesToRepeat(failures, listed) {
  const files = failures.filter(({ title, file }) => file !== null && listed.includes(title)).map(({ file }) => file);
  return [...new Set(files)];
}

/**
 * A listed failure that passed in a repeat is unsteady; one that never did has failed. What is not listed has failed,
 * also when it failed in a repeat only.
 */
export function weighFailures(failures, repeats, listed) {
  const isUnsteady = ({ passed }) => passed > 0;
  const repeated = failures
    .filter(({ title }) => listed.includes(title))
    .map((failure) => {
      const own = repeats.filter(({ file }) => file === failure.file);
      return { failure, of: own.length, passed: own.filter(({ passed }) => passed.includes(failure.title)).length };
    });
  const first = failures.filter(({ title }) => !repeated.some((one) => one.failure.title === title && isUnsteady(one)));
  const later = repeats.flatMap((one) => one.failures).filter(({ title }) => !listed.includes(title));
  const all = [...first, ...later];
  return {
    failures: all.filter(({ title }, i) => all.findIndex((other) => other.title === title) === i),
    unsteady: repeated
      .filter(isUnsteady)
      .map(({ failure: { title, error }, passed, of }) => ({ title, error, passed, of })),
  };
}
