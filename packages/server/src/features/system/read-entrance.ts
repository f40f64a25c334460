import { identities } from '@shuyuan/contract/people/capabilities';
import type { VisitorContext } from '../../platform/context.ts';
import { isEverybodySsoOnly, listEntranceSources } from '../auth/index.ts';
import { hasOrganizations } from '../people/index.ts';
import { findRootSetting } from './settings.store.ts';
import { listDemoPeople } from './system.store.ts';

/** What the demo world wrote about itself (see `world/`). */
export type DemoNote = { readonly password: string; readonly accounts: readonly string[] };

/** More buttons than these would hide the form. */
const maxEntranceSources = 8;

/** What the sign-in page shows to whoever opens it. */
export async function readEntrance(ctx: VisitorContext) {
  if (!(await hasOrganizations(ctx.read))) return { isSetupNeeded: true, demo: null, sources: [], isSsoOnly: false };
  const [demo, sources, isSsoOnly] = await Promise.all([
    readDemo(ctx),
    listEntranceSources(ctx.read, maxEntranceSources),
    isEverybodySsoOnly(ctx.read),
  ]);
  return { isSetupNeeded: false, demo, sources, isSsoOnly };
}

async function readDemo(ctx: VisitorContext) {
  const note = await findRootSetting(ctx.read, 'DEMO_PEOPLE');
  if (!note) return null;
  // Written by `tellWorld` alone; no call sets this key.
  const { password, accounts } = JSON.parse(note) as DemoNote;
  const people = await listDemoPeople(ctx.read, accounts);
  const shown = people.map((person) => ({ ...person, roles: identities.filter((one) => person.roles.includes(one)) }));
  return { password, people: shown };
}
