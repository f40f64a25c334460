import { maxScimTokens, scimTokenEnd, type ScimTokenLife } from '@shuyuan/contract/auth/scim';
import { demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { lockSources } from '../sso/source.store.ts';
import { hashOf, newToken } from '../token.ts';
import { countTokens, endToken, insertToken, listTokens } from './token.store.ts';

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;

export async function listScimTokens({ read, actor }: Context, paging: Paging) {
  const { rows, total } = await listTokens(read, actor.tenantId, paging);
  const items = rows.map(({ createdAt, expiresAt, lastUsedAt, revokedAt, ...row }) => ({
    ...row,
    createdAt: createdAt.getTime(),
    expiresAt: timeOf(expiresAt),
    lastUsedAt: timeOf(lastUsedAt),
    revokedAt: timeOf(revokedAt),
  }));
  return { items, recordCount: total };
}

/** The token is in this answer and nowhere else: what is stored is its hash. */
export function createScimToken(ctx: Context, { name, life }: { name: string; life: ScimTokenLife }) {
  const { tenantId, id: createdBy } = ctx.actor;
  const now = ctx.now();
  // The beginning lets whoever scans for lost secrets know one of ours.
  const token = `shuyuan_scim_${newToken()}`;
  return ctx.inTransaction(async (tx) => {
    await lockSources(tx, tenantId);
    demand((await countTokens(tx, tenantId, new Date(now))) < maxScimTokens, 'sign-in.too-many-tokens');
    const id = newId(now);
    const end = scimTokenEnd(now, life);
    const expiresAt = end === null ? null : new Date(end);
    const createdAt = new Date(now);
    await insertToken(tx, { id, tenantId, name, tokenHash: hashOf(token), createdBy, createdAt, expiresAt });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'scim-token.created',
      subject: { kind: 'scim-token', id },
      after: { name, life },
    });
    return { id, token };
  });
}

export function revokeScimToken(ctx: Context, { id }: { id: string }): Promise<Record<string, never>> {
  const { tenantId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    const name = await endToken(tx, tenantId, { id, at: new Date(ctx.now()) });
    demand(name !== undefined, 'request.not-found');
    const subject = { kind: 'scim-token', id };
    await recordAudit(tx, ctx, { tenantId, action: 'scim-token.revoked', subject, before: { name } });
    return {};
  });
}
