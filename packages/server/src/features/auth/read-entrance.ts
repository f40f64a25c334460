import type { VisitorContext } from '../../platform/context.ts';
import { hasOrganizations } from '../people/index.ts';
import { readDemoPeople } from '../system/index.ts';
import { isEverybodySsoOnly, listEntranceSources } from './sso/source.store.ts';

/** More buttons than these would hide the form. */
const maxEntranceSources = 8;

/** What the sign-in page shows to whoever opens it. */
export async function readEntrance(ctx: VisitorContext) {
  if (!(await hasOrganizations(ctx.read))) return { isSetupNeeded: true, demo: null, sources: [], isSsoOnly: false };
  const [demo, sources, isSsoOnly] = await Promise.all([
    readDemoPeople(ctx),
    listEntranceSources(ctx.read, maxEntranceSources),
    isEverybodySsoOnly(ctx.read),
  ]);
  return { isSetupNeeded: false, demo, sources, isSsoOnly };
}
