import { isSecurityOfUrl, maxSources } from '@shuyuan/contract/auth/sign-in-sources';
import { AppError, demand } from '@shuyuan/contract/kernel/app-error';
import type { Paging } from '@shuyuan/contract/kernel/paging';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/new-id.ts';
import { findOrganization } from '../../people/index.ts';
import { redirectUri } from './oidc-flow.ts';
import * as store from './source.store.ts';
import type { LdapConfig, OidcConfig, Source, SourceInput } from './source.ts';

type ListContext = Pick<Context, 'read' | 'actor' | 'external'>;

export async function listSources({ read, actor, external }: ListContext, paging: Paging) {
  const origin = external.publicOrigin;
  const { rows, total } = await store.listSourcesOf(read, actor.tenantId, paging);
  const items = rows.map(({ secret, organizationId, organizationName, ...row }) => ({
    ...row,
    organization: { id: organizationId, name: organizationName },
    hasSecret: secret !== null,
    callbackUrl: row.kind === 'oidc' && origin ? redirectUri(origin, row.id) : null,
  }));
  return { items, recordCount: total };
}

const invalid = (field: string, rule: string) => new AppError('request.invalid', { problems: [{ field, rule }] });

/** The configuration that belongs to the kind; the other one, if sent, is dropped. */
export function configOf({ kind, oidc, ldap }: Pick<SourceInput, 'kind' | 'oidc' | 'ldap'>): OidcConfig | LdapConfig {
  const config = kind === 'oidc' ? oidc : ldap;
  if (!config) throw invalid(kind, 'required');
  if (kind === 'ldap' && ldap && !isSecurityOfUrl(ldap.url, ldap.security))
    throw invalid('ldap.security', 'not-of-url');
  return config;
}

const addressOf = ({ oidc, ldap }: { oidc?: OidcConfig | null | undefined; ldap?: LdapConfig | null | undefined }) =>
  oidc?.issuer ?? ldap?.url;

/** A stored secret is only ever shown to the address it was given for: else it could be read by pointing it elsewhere. */
export function storedSecret(before: Source, wish: SourceInput): Buffer | null {
  if (before.secret !== null && addressOf(before) !== addressOf(wish)) throw invalid('secret', 'new-address');
  return before.secret;
}

/** Everything but the secret, of which the trail says only that it changed. */
const trailOf = (source: Omit<Source, 'id' | 'tenantId' | 'secret' | 'version'>, hasSecret: boolean) => {
  const { kind, name, isEnabled, createsMembers, organizationId, matchBy, oidc, ldap } = source;
  return { kind, name, isEnabled, createsMembers, organizationId, matchBy, ...oidc, ...ldap, hasSecret };
};

const wishTrail = (wish: SourceInput, secret: Buffer | null) =>
  trailOf({ ...wish, oidc: wish.oidc ?? null, ldap: wish.ldap ?? null }, secret !== null);

const orNameTaken = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw store.isNameTaken(error) ? new AppError('sign-in.name-taken') : error;
  });

export function createSource(ctx: Context, wish: SourceInput): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const { kind, name, isEnabled, createsMembers, organizationId, matchBy } = wish;
  const config = configOf(wish);
  return ctx.inTransaction(async (tx) => {
    await store.lockSources(tx, tenantId);
    demand((await store.countSources(tx, tenantId)).all < maxSources, 'sign-in.too-many-sources');
    demand(await findOrganization(tx, tenantId, organizationId), 'request.not-found');
    const id = newId(ctx.now());
    const secret = wish.secret ? ctx.secrets.seal(wish.secret) : null;
    const row = { id, tenantId, kind, name, isEnabled, createsMembers, organizationId, matchBy, config, secret };
    await orNameTaken(store.insertSource(tx, row));
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'sign-in-source.created',
      subject: { kind: 'sign-in-source', id },
      after: wishTrail(wish, secret),
    });
    return { id };
  });
}

export function updateSource(
  ctx: Context,
  wish: SourceInput & { id: string; version: number },
): Promise<{ id: string }> {
  const { tenantId } = ctx.actor;
  const { id, version, name, isEnabled, createsMembers, organizationId, matchBy } = wish;
  return ctx.inTransaction(async (tx) => {
    await store.lockSources(tx, tenantId);
    const before = await store.findSource(tx, tenantId, id);
    // A provider does not become a directory: whoever is linked to it would be somebody else.
    demand(before && before.kind === wish.kind, 'request.not-found');
    demand(await findOrganization(tx, tenantId, organizationId), 'request.not-found');
    demand(isEnabled || !before.isEnabled || (await store.canSpareOne(tx, tenantId)), 'sign-in.last-source');
    const config = configOf(wish);
    const sealed = wish.secret ? ctx.secrets.seal(wish.secret) : null;
    const secret = wish.secret === undefined ? storedSecret(before, wish) : sealed;
    const { kind } = before;
    const row = { id, tenantId, kind, name, isEnabled, createsMembers, organizationId, matchBy, config, secret };
    const isSaved = await orNameTaken(store.updateSourceRow(tx, row, version));
    demand(isSaved, 'request.stale', { version: before.version });
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'sign-in-source.changed',
      subject: { kind: 'sign-in-source', id },
      before: trailOf(before, before.secret !== null),
      after: { ...wishTrail(wish, secret), isSecretChanged: wish.secret !== undefined },
    });
    return { id };
  });
}

export function deleteSource(ctx: Context, { id }: { id: string }): Promise<Record<string, never>> {
  const { tenantId } = ctx.actor;
  return ctx.inTransaction(async (tx) => {
    await store.lockSources(tx, tenantId);
    const before = await store.findSource(tx, tenantId, id);
    demand(before, 'request.not-found');
    demand(!before.isEnabled || (await store.canSpareOne(tx, tenantId)), 'sign-in.last-source');
    await store.deleteSourceRow(tx, tenantId, id);
    await recordAudit(tx, ctx, {
      tenantId,
      action: 'sign-in-source.deleted',
      subject: { kind: 'sign-in-source', id },
      before: trailOf(before, before.secret !== null),
    });
    return {};
  });
}
