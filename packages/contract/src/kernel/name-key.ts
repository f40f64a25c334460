/** Two spellings of a name that differ by width, case or surplus space only are one name. */
export const nameKey = (name: string): string =>
  name.toWellFormed().normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
