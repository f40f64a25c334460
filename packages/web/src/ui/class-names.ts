/** Joins what is there; a CSS module's class may be undefined for the type checker. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
