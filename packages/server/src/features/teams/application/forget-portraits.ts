import { firstAvatar } from '@shuyuan/contract/files/default-avatars';
import { dayMs } from '@shuyuan/contract/kernel/time-units';
import { avatarKindOf } from '@shuyuan/contract/teams/enjoy-type';
import { type SystemContext, transact } from '../../../platform/context.ts';
import { removeUnused } from '../../files/index.ts';
import { listLeftWithPortrait, lockApplication, savePortrait } from './application.store.ts';
import { releasePortraits } from './claim-portrait.ts';

/** Long enough to ask once more with the same picture. */
const portraitLifeMs = 30 * dayMs;
const batch = 100;

type Left = Awaited<ReturnType<typeof listLeftWithPortrait>>[number];

/** Looked at once more, held: it may have been put forward again since it was found. */
const forget = (ctx: SystemContext, { id, tenantId }: Left): Promise<readonly string[]> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const asked = await lockApplication(tx, tenantId, id);
      if (!asked || asked.state === 'pending' || asked.accountId !== null) return [];
      await savePortrait(tx, id, firstAvatar(avatarKindOf[asked.enjoyType]));
      return releasePortraits(tx, { tenantId, subjectId: id, keep: { portraitFileId: null } });
    }),
  );

/** What was brought with an application that came to nothing is nobody's after a while. */
export async function forgetPortraits(ctx: SystemContext): Promise<void> {
  const before = new Date(ctx.now() - portraitLifeMs);
  for (let found; (found = await listLeftWithPortrait(ctx.read, before, batch)).length > 0;) {
    for (const left of found) await removeUnused(ctx, await forget(ctx, left));
  }
}
