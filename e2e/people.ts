import { apiBase } from '@shuyuan/contract/kernel/headers';
import { readEntrance } from '@shuyuan/contract/system/system.wire';

export type Person = { readonly account: string; readonly fullName: string; readonly roles: readonly string[] };
export type Cast = { readonly people: readonly Person[]; readonly password: string };

/** The seeded people, as the sign-in page of a demo offers them. */
export async function meetPeople(origin: string): Promise<Cast> {
  const answer = await fetch(`${origin}${apiBase}${readEntrance.path}`);
  const { demo } = readEntrance.output.parse(await answer.json());
  if (!demo) throw new Error('the server under test has no demo people: was it started with DEMO=1?');
  return demo;
}
