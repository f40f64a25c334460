import type { ContextOf, Tx } from '../../../../platform/context.ts';
import { countAccounts } from '../../../community/index.ts';
import { findFile } from '../../../files/index.ts';
import { type AccountRow, updateProfile } from '../../account.store.ts';
import { recordEvents } from '../../record-event.ts';
import { listTopicsOf, replaceTopics } from '../../topic.store.ts';
import { releasePortraits } from '../claim-portrait.ts';
import type { FullProfile } from '../read-profile.ts';

type Change = { readonly account: AccountRow; readonly profile: FullProfile; readonly byId: string };

/** A picture may have gone with a later change while this one waited: then the account keeps the one it has. */
async function portraitOf(tx: Tx, { account, profile }: Change) {
  const { portrait, portraitFileId } = profile;
  const isThere = portraitFileId === null || (await findFile(tx, account.tenantId, portraitFileId)) !== undefined;
  const isLost = !isThere || (portraitFileId === null && portrait.startsWith('/files/'));
  return isLost ? account : { portrait, portraitFileId };
}

/** The profile takes the place of the one there was. What lies in storage for older pictures is for the caller to remove. */
export async function applyChange(tx: Tx, ctx: ContextOf<unknown>, change: Change): Promise<string[]> {
  const { account, profile, byId } = change;
  const { id: accountId, tenantId } = account;
  const { portrait, portraitFileId } = await portraitOf(tx, change);
  await updateProfile(tx, accountId, { profile: { ...profile, portrait, portraitFileId }, at: new Date(ctx.now()) });
  const before = (await listTopicsOf(tx, accountId)).map(({ id }) => id);
  await replaceTopics(tx, { tenantId, accountId, topicIds: profile.topicIds });
  // A closed account counts with no topic.
  if (account.state === 'active') {
    await countAccounts(tx, { ids: before.filter((id) => !profile.topicIds.includes(id)), delta: -1 });
    await countAccounts(tx, { ids: profile.topicIds.filter((id) => !before.includes(id)), delta: 1 });
  }
  await recordEvents(tx, ctx, { account, events: [{ kind: 'changed', personId: byId }] });
  return releasePortraits(tx, { tenantId, subjectId: accountId, keep: { portraitFileId } });
}
