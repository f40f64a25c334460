import { identities } from '@shuyuan/contract/kernel/capabilities';
import type { VisitorContext } from '../../platform/context.ts';
import { findRootSetting } from './settings/settings.store.ts';
import { listDemoPeople } from './system.store.ts';

/** What the demo world wrote about itself (see `world/`). */
export type DemoNote = { readonly password: string; readonly accounts: readonly string[] };

/** The people of the demo world and their password; null where there is no such world. */
export async function readDemoPeople(ctx: VisitorContext) {
  const note = await findRootSetting(ctx.read, 'DEMO_PEOPLE');
  if (!note) return null;
  // Written by `seedWorld` alone; no call sets this key.
  const { password, accounts } = JSON.parse(note) as DemoNote;
  const people = await listDemoPeople(ctx.read, accounts);
  const shown = people.map((person) => ({ ...person, roles: identities.filter((one) => person.roles.includes(one)) }));
  return { password, people: shown };
}
