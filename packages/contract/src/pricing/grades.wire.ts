import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.wire.ts';
import { id } from '../kernel/fields.wire.ts';
import { areRising, gradeLimits } from '../ledger/grade-steps.ts';
import { gradeNameKeys, grades } from '../people/grades.ts';

const path = '/knowledge-operation/grades';
const benefits = {
  from: z.int().nonnegative().describe('whole points earned'),
  discountPercent: z.int().min(0).max(gradeLimits.discountPercent).describe('less in the shop of points'),
  extraCoins: z.int().min(0).max(gradeLimits.extraCoins).describe('coins a day beside those of the exchange rule'),
};
const gradesOut = z.object({
  items: z.array(
    z.object({
      level: z.int(),
      nameKey: z.enum(gradeNameKeys).describe('a key of the language packs'),
      cover: z.string().describe('below the address of the client'),
      ...benefits,
      card: z.object({ id, cardName: z.string() }).nullable().describe('given when the grade is reached'),
    }),
  ),
  own: z.object({ level: z.int(), earned: z.int().nonnegative().describe('whole points') }),
});

export const listGrades = endpoint({
  method: 'GET',
  path,
  summary: 'The grades of the company, what each gives, and in which the caller is (PERSON-03).',
  access: 'member',
  input: z.object({}),
  output: gradesOut,
  errors: [],
});

export const saveGrades = endpoint({
  method: 'PUT',
  path,
  summary: 'Sets the points and benefits of all grades behind the first, the lowest first; audited.',
  access: 'ledger.manage',
  input: z.object({
    grades: z
      .array(z.object({ ...benefits, from: z.int().min(1).max(gradeLimits.from), cardId: id.nullable().default(null) }))
      .length(grades.length - 1)
      .refine(areRising),
  }),
  output: gradesOut,
  errors: ['price.unknown-card'],
});
