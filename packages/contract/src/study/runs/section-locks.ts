type LockableSection = { readonly key: string; readonly isRequired: boolean; readonly isFinished: boolean };

/**
 * The section to finish first, for every section that is locked: where one may not skip ahead, everything after the
 * first unfinished required section. A section that is finished stays open.
 */
export function sectionLocksOf(sections: readonly LockableSection[], canSkip: boolean): ReadonlyMap<string, string> {
  const first = canSkip ? -1 : sections.findIndex(({ isRequired, isFinished }) => isRequired && !isFinished);
  const blocking = sections[first];
  if (!blocking) return new Map();
  return new Map(
    sections.flatMap(({ key, isFinished }, at) => (at > first && !isFinished ? [[key, blocking.key] as const] : [])),
  );
}
