import { z } from 'zod';
import { consequenceEffects, consequenceKinds } from './pass-consequence.ts';

const count = z.int().nonnegative();

/** One place elsewhere that a changed pass changes, of a person the answer names already. */
export const passConsequence = z.object({
  kind: z.enum(consequenceKinds),
  name: z.string().describe('of the course, path, subject, certificate or duty'),
  section: z.string().describe('empty: a whole duty is done'),
  effect: z.enum(consequenceEffects),
  coins: count.optional().describe('of a certificate: paid, or taken back'),
  integral: count.optional(),
});
