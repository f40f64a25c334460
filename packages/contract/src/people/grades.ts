export type Grade = {
  /** From this integral on. */
  readonly from: number;
  /** Below the address of the client. */
  readonly cover: string;
  /** Its name is a text of the packs. */
  readonly nameKey: `grade.${number}`;
};

/** PERSON-03: the ranks of an old academy; a company may set other steps (`grade-steps.ts`), names and seals stay. */
export const grades = [
  { from: 0, cover: 'grades/1.svg', nameKey: 'grade.1' },
  { from: 100, cover: 'grades/2.svg', nameKey: 'grade.2' },
  { from: 500, cover: 'grades/3.svg', nameKey: 'grade.3' },
  { from: 2_000, cover: 'grades/4.svg', nameKey: 'grade.4' },
  { from: 6_000, cover: 'grades/5.svg', nameKey: 'grade.5' },
  { from: 15_000, cover: 'grades/6.svg', nameKey: 'grade.6' },
] as const satisfies readonly Grade[];

export const gradeNameKeys = grades.map(({ nameKey }) => nameKey);

/** Name and seal of a grade, counted from one. */
export const gradeAt = (level: number): (typeof grades)[number] => grades[level - 1] ?? grades[0];
