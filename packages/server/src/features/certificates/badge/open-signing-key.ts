import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { ContextOf, Tx } from '../../../platform/context.ts';
import { findKeyInUse, insertKey, retireKey } from './badge-key.store.ts';
import { makeKey } from './make-key.ts';

type Keeper = Pick<ContextOf<unknown>, 'inTransaction' | 'now' | 'secrets'>;
type SigningKey = { readonly publicKey: string; readonly privateKey: KeyObject };

async function openKey(tx: Tx, { secrets }: Keeper, tenantId: string): Promise<SigningKey | null> {
  const row = await findKeyInUse(tx, tenantId);
  const secret = row?.sealedKey ? secrets.open(row.sealedKey) : null;
  return row && secret !== null ? { publicKey: row.publicKey, privateKey: createPrivateKey(secret) } : null;
}

/** The key a company signs with: made when it is first needed, and anew where the secret of the installation was lost. */
export const openSigningKey = (ctx: Keeper, tenantId: string): Promise<SigningKey> =>
  ctx.inTransaction(async (tx) => {
    const known = await openKey(tx, ctx, tenantId);
    if (known) return known;
    const lost = await findKeyInUse(tx, tenantId);
    if (lost) await retireKey(tx, lost.id, new Date(ctx.now()));
    await insertKey(tx, makeKey(tenantId, ctx));
    const made = await openKey(tx, ctx, tenantId);
    if (!made) throw new Error('the key of badges cannot be opened');
    return made;
  });
