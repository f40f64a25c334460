import type { AccessAction } from '@shuyuan/contract/admin/access-actions';
import type { Tx } from './db.ts';
import { newId } from './new-id.ts';

type AccessEntry = {
  readonly tenantId: string;
  readonly memberId: string | null;
  readonly action: AccessAction;
  readonly details?: object;
};

type Author = {
  readonly now: () => number;
  readonly caller: { readonly address: string; readonly userAgent: string };
};

/** Written in the transaction of what happened, with the address and the program it came from. */
export async function recordAccess(tx: Tx, ctx: Author, { details, ...entry }: AccessEntry): Promise<void> {
  const { address, userAgent } = ctx.caller;
  await tx
    .insertInto('accessEntry')
    .values({
      id: newId(ctx.now()),
      ...entry,
      address,
      userAgent,
      details: details ? JSON.stringify(details) : null,
      at: new Date(ctx.now()),
    })
    .execute();
}
