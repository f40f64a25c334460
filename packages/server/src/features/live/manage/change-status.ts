import { demand } from '@shuyuan/contract/kernel/app-error';
import { liveLife } from '@shuyuan/contract/live/live-life';
import { RequestStatus } from '@shuyuan/contract/live/live-kinds';
import type { LiveStatus } from '@shuyuan/contract/live/live-status';
import { type Context, transact } from '../../../platform/context.ts';
import type { Family } from '../community/family.ts';
import { askForRoom } from './ask-for-room.ts';
import { takeStep } from './move-live.ts';
import { lockManaged } from './open-managed.ts';
import { mayPublish } from './read-switches.ts';

type Input = { readonly id: string };
type Changed = { id: string; status: LiveStatus };

/** LIVE-MGMT-29, D-070. Without a room it is asked for, and the live is published with it. */
export const publishLive = (ctx: Context, family: Family, { id }: Input): Promise<Changed> =>
  transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      const live = await lockManaged(tx, within, { family, id });
      demand(liveLife.can('publish', live.status), 'live.wrong-state', { status: live.status });
      demand(await mayPublish(within, live), 'live.needs-approval');
      if (live.requestStatus !== RequestStatus.ready) {
        await askForRoom(tx, live);
        return { id, status: live.status };
      }
      const { status } = await takeStep(tx, within, { live, action: 'publish' });
      return { id, status };
    }),
  );

const stepping =
  (action: 'withdraw' | 'start' | 'end') =>
  (ctx: Context, family: Family, { id }: Input): Promise<Changed> =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const live = await lockManaged(tx, within, { family, id });
        const { status } = await takeStep(tx, within, { live, action });
        return { id, status };
      }),
    );

/** LIVE-MGMT-30, D-070; subscriptions stay for when it is published again (D-065). */
export const withdrawLive = stepping('withdraw');
/** LIVE-ROOM-10, D-043 */
export const startLive = stepping('start');
export const endLive = stepping('end');
