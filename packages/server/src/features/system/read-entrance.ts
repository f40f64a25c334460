import { identities } from '@shuyuan/contract/people/capabilities';
import type { VisitorContext } from '../../platform/context.ts';
import { hasOrganizations } from '../people/index.ts';
import { findRootSetting, listDemoPeople } from './system.store.ts';

/** What the demo world wrote about itself (see `world/`). */
export type DemoNote = { readonly password: string; readonly accounts: readonly string[] };

/** What the sign-in page shows to whoever opens it. */
export async function readEntrance(ctx: VisitorContext) {
  if (!(await hasOrganizations(ctx.read))) return { isSetupNeeded: true, demo: null };
  const note = await findRootSetting(ctx.read, 'DEMO_PEOPLE');
  if (!note) return { isSetupNeeded: false, demo: null };
  // Written by `tellWorld` alone; no call sets this key.
  const { password, accounts } = JSON.parse(note) as DemoNote;
  const people = await listDemoPeople(ctx.read, accounts);
  const shown = people.map((person) => ({ ...person, roles: identities.filter((one) => person.roles.includes(one)) }));
  return { isSetupNeeded: false, demo: { password, people: shown } };
}
