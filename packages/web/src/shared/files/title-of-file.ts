/** A title for content, from the name of its file: without its ending, and no longer than titles are. */
export const titleOfFile = (name: string, max: number): string =>
  [...name.replace(/\.[^.]+$/, '').trim()].slice(0, max).join('') || name;
