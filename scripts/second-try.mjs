/** Decision 020: what of a run is tried once more, and what both tries come to. */

/** The files with a failure; none when something failed that belongs to no file, because then nothing can be repeated. */
export function filesToRepeat({ failures }) {
  const files = failures.map(({ file }) => file);
  return files.includes(null) ? [] : [...new Set(files)];
}

/** The second try of a file replaces its first; a test that then passed is named, not forgotten. */
export function joinTries(first, second) {
  const isFailed = new Set(second.failures.map(({ title }) => title));
  const sum = (count) => first[count] - first.repeated.reduce((total, file) => total + file[count], 0) + second[count];
  return {
    ...second,
    passed: sum('passed'),
    skipped: sum('skipped'),
    times: first.times ?? [],
    unsteady: first.failures.map(({ title }) => title).filter((title) => !isFailed.has(title)),
  };
}
