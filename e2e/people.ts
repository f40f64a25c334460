import { demoPassword, people, type WorldPerson } from '../packages/server/src/world/people.ts';

export type Person = Pick<WorldPerson, 'account' | 'fullName' | 'roles'>;
export type Cast = { readonly people: readonly Person[]; readonly password: string };

/** Everybody of the seeded company, also those its sign-in page does not offer. */
export const cast: Cast = { people, password: demoPassword };
