import { AppError, demand, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { recordAudit } from '../../../platform/audit.ts';
import { type ContextOf, transact } from '../../../platform/context.ts';
import { createMember } from '../../people/index.ts';
import { findSensitive } from '../../system/index.ts';
import { findLinked, findMatch, linkIdentity, lockSubject, type Matched } from './identity.store.ts';
import type { ExternalPerson, Source } from './source.ts';

type Ctx = ContextOf<{ readonly id: string } | null>;

const taken = new Set<ErrorCode>(['member.account-taken', 'member.email-taken', 'member.employee-number-taken']);
const accountMax = 100;
const nameMax = 100;

/** The value both sides must have in common; an e-mail counts only when the source answers for it. */
function keyOf(source: Source, person: ExternalPerson): string {
  const value = source.matchBy === 'email' ? person.email : person.employeeNumber;
  demand(value, 'sign-in.no-account');
  demand(source.matchBy !== 'email' || person.isEmailVerified, 'sign-in.unverified');
  return value;
}

/**
 * D-127: a banned name is no reason to lock somebody out who cannot change it here. They come in under their account,
 * and administration finds the name in the trail.
 */
async function nameFor(ctx: Ctx, { tenantId }: Source, { offered, account }: { offered: string; account: string }) {
  const words = await findSensitive({ ...ctx, actor: { tenantId } }, [offered]);
  return words.length === 0 ? offered : account;
}

async function recordWithheld(
  ctx: Ctx,
  tenantId: string,
  { id, offered, fullName }: Record<'id' | 'offered' | 'fullName', string>,
) {
  const subject = { kind: 'member', id };
  const [before, after] = [{ fullName: offered }, { fullName }];
  await ctx.inTransaction((tx) =>
    recordAudit(tx, ctx, { tenantId, action: 'member.name-withheld', subject, before, after }),
  );
}

async function createFrom(ctx: Ctx, source: Source, person: ExternalPerson): Promise<Matched> {
  const email = person.isEmailVerified ? person.email : null;
  const account = (person.account ?? email ?? person.employeeNumber ?? '').slice(0, accountMax);
  demand(account !== '', 'sign-in.no-account');
  const { tenantId, organizationId } = source;
  const { employeeNumber } = person;
  const offered = (person.fullName ?? account).slice(0, nameMax);
  const fullName = await nameFor(ctx, source, { offered, account });
  const wish = { tenantId, organizationId, account, fullName, email, employeeNumber, roles: [], password: null };
  try {
    const { id } = await createMember(ctx, wish);
    if (fullName !== offered) await recordWithheld(ctx, tenantId, { id, offered, fullName });
    return { id, state: 'active', isPlatformAdmin: false };
  } catch (error) {
    throw error instanceof AppError && taken.has(error.code) ? new AppError('sign-in.account-taken') : error;
  }
}

/**
 * The member somebody is here: by the link of an earlier time, by what both sides know, or as a new member where the
 * tenant says so. A platform administrator is never found this way: whoever may set up a source could else become one.
 */
export function admitPerson(ctx: Ctx, source: Source, person: ExternalPerson): Promise<{ memberId: string }> {
  const { tenantId, id: sourceId } = source;
  const subject = { tenantId, sourceId, subject: person.subject };
  return transact(ctx, (within) =>
    within.inTransaction(async (tx) => {
      await lockSubject(tx, subject);
      const linked = await findLinked(tx, subject);
      if (linked) return enter(linked);
      const value = keyOf(source, person);
      const found = await findMatch(tx, { tenantId, sourceId }, { by: source.matchBy, value });
      demand(found !== undefined || source.createsMembers, 'sign-in.no-account');
      const entering = enter(found ?? (await createFrom(within, source, person)));
      await linkIdentity(tx, { ...subject, ...entering });
      return entering;
    }),
  );
}

function enter({ id, state, isPlatformAdmin }: Matched): { memberId: string } {
  demand(!isPlatformAdmin, 'sign-in.no-account');
  demand(state === 'active', 'auth.suspended');
  return { memberId: id };
}
