import type { AccountEventKind } from '@shuyuan/contract/teams/account-life';
import type { ContextOf, Tx } from '../../platform/context.ts';
import { newId } from '../../platform/new-id.ts';
import type { AccountRow } from './account.store.ts';
import { insertEvents } from './event.store.ts';

type Happened = {
  /** Names what may happen again but is told once. */
  readonly id?: string;
  readonly kind: AccountEventKind;
  /** Whom it is about; nobody where the account itself is meant. */
  readonly personId?: string | null;
  readonly said?: Readonly<Record<string, string>>;
};

/** D-096: in the transaction of what happened, for the people of the account. */
export const recordEvents = (
  tx: Tx,
  ctx: Pick<ContextOf<unknown>, 'now'>,
  { account, events }: { readonly account: Pick<AccountRow, 'id' | 'tenantId'>; readonly events: readonly Happened[] },
): Promise<void> =>
  insertEvents(
    tx,
    events.map(({ id = newId(ctx.now()), kind, personId = null, said = {} }) => ({
      id,
      tenantId: account.tenantId,
      accountId: account.id,
      kind,
      actorId: personId,
      said,
      createdAt: new Date(ctx.now()),
    })),
  );
