import { demand } from '@shuyuan/contract/kernel/app-error';
import { accountLife, type AccountState } from '@shuyuan/contract/teams/account-life';
import { recordAudit } from '../../../platform/audit.ts';
import { type Context, transact } from '../../../platform/context.ts';
import { countAccountInCircles, countAccounts } from '../../community/index.ts';
import { refuseSensitive } from '../../system/index.ts';
import { moveAccount } from '../account.store.ts';
import { recordEvents } from '../record-event.ts';
import { lockAccountAccess } from '../teams.policy.ts';
import { listTopicsOf } from '../topic.store.ts';

type Action = keyof typeof accountLife.table;
type Input = { readonly id: string; readonly reason: string };

const told = { close: 'closed', reopen: 'reopened' } as const satisfies Record<Action, string>;
/** A topic counts the accounts one can find with it, a circle what one can read in it. */
const deltas = { close: -1, reopen: 1 } as const satisfies Record<Action, 1 | -1>;

const move =
  (action: Action) =>
  (ctx: Context, { id, reason }: Input): Promise<{ id: string; state: AccountState }> =>
    transact(ctx, (within) =>
      within.inTransaction(async (tx) => {
        const { account } = await lockAccountAccess(tx, within, id);
        await refuseSensitive(within, [reason]);
        const { from, to } = accountLife.table[action];
        const isMoved = await moveAccount(tx, { id, from, to, at: new Date(within.now()) });
        demand(isMoved, 'account.wrong-state', { state: account.state });
        const topics = await listTopicsOf(tx, id);
        await countAccounts(tx, { ids: topics.map((topic) => topic.id), delta: deltas[action] });
        await countAccountInCircles(tx, id, deltas[action]);
        const events = [{ kind: told[action], personId: within.actor.id, said: { reason } }];
        await recordEvents(tx, within, { account, events });
        await recordAudit(tx, within, {
          tenantId: account.tenantId,
          action: `share-account.${told[action]}`,
          subject: { kind: 'share-account', id },
          before: { state: account.state },
          after: { state: to, ...(reason && { reason }) },
        });
        return { id, state: to };
      }),
    );

/** Takes an account out of sight; nothing of it is lost. */
export const closeAccount = move('close');
export const reopenAccount = move('reopen');
