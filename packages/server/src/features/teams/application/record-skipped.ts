import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { AccountRow } from '../account.store.ts';
import type { FullProfile } from './read-profile.ts';

type Tx = Parameters<typeof recordAudit>[0];
type Skipped = { readonly account: AccountRow; readonly current: Shown; readonly profile: Shown };
type Shown = Pick<FullProfile, 'name' | 'description' | 'portrait' | 'topicIds'>;
const shown = ({ name, description, portrait, topicIds }: Shown) => ({ name, description, portrait, topicIds });

/** Where others would have waited for approval, what an auditor changes of their own is on record instead. */
export const recordSkipped = (tx: Tx, ctx: Context, { account: { id, tenantId }, current, profile }: Skipped) =>
  recordAudit(tx, ctx, {
    tenantId,
    action: 'share-account.changed',
    subject: { kind: 'share-account', id },
    before: shown(current),
    after: shown(profile),
  });
