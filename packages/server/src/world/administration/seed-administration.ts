import type { SystemContext } from '../../platform/context.ts';
import { seedApprovals } from './approvals.ts';
import { seedSettings } from './settings.ts';
import { seedSignIn } from './sign-in.ts';

type Places = { readonly companyId: string; readonly plantId: string };

/** Settings of the company, its approvals and its ways to sign in. */
export async function seedAdministration(ctx: SystemContext, places: Places): Promise<void> {
  await seedSettings(ctx, places);
  await seedApprovals(ctx);
  await seedSignIn(ctx, places.companyId);
}
