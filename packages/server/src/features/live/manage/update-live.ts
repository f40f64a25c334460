import { demand } from '@shuyuan/contract/kernel/app-error';
import { type Context, transact } from '../../../platform/context.ts';
import { removeUnused } from '../../files/index.ts';
import type { Family } from '../community/family.ts';
import { changePeople } from './change-people.ts';
import { demandEditable, demandUnlocked } from './editing-rules.ts';
import { followChange } from './follow-change.ts';
import { publishWhenAsked } from './publish-when-asked.ts';
import { changeLive } from './manage.store.ts';
import { lockManaged } from './open-managed.ts';
import { contentOf, type LiveForm } from './read-form.ts';
import { saveBeside } from './save-beside.ts';

type Input = LiveForm & { readonly id: string; readonly version: number; readonly autoPublish?: 0 | 1 | undefined };

/** LIVE-MGMT-31, D-060. With `autoPublish` 1 it is published as soon as it may be (LIVE-CREATE-07). */
export async function updateLive(ctx: Context, family: Family, wish: Input): Promise<{ id: string; version: number }> {
  const { id, version, autoPublish, ...form } = wish;
  const { unused, ...answer } = await transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockManaged(tx, within, { family, id });
      demandEditable(live);
      demand(live.version === version, 'request.stale', { version: live.version });
      const content = await contentOf(within, form, { ...live, before: live });
      demandUnlocked(live, content);
      await changePeople(tx, live, form);
      const isAuto = autoPublish === undefined ? live.autoPublish : autoPublish === 1;
      const change = { id, content, autoPublish: isAuto, at: new Date(within.now()) };
      const next = await changeLive(tx, change);
      const removed = await saveBeside(tx, within, { live, form });
      const after = { ...live, ...content, autoPublish: isAuto, version: next };
      await followChange(tx, within, { before: live, after });
      const saved = autoPublish === 1 ? await publishWhenAsked(tx, within, after) : after;
      return { id, version: saved.version, unused: removed };
    }),
  );
  await removeUnused(ctx, unused);
  return answer;
}
