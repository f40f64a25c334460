import type { MatchKey } from '@shuyuan/contract/auth/sign-in-sources';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

export type Matched = {
  readonly id: string;
  readonly state: string;
  readonly isPlatformAdmin: boolean;
};

const matched = (read: Reads, tenantId: string) =>
  read
    .selectFrom('member')
    .select([
      'member.id',
      'member.state',
      sql<boolean>`exists (select 1 from member_role where member_id = member.id and role = 'platform-admin')`.as(
        'isPlatformAdmin',
      ),
    ])
    .where('member.tenantId', '=', tenantId);

type Subject = { readonly tenantId: string; readonly sourceId: string; readonly subject: string };

export async function findLinked(read: Reads, { tenantId, sourceId, subject }: Subject): Promise<Matched | undefined> {
  return matched(read, tenantId)
    .innerJoin('linkedIdentity', 'linkedIdentity.memberId', 'member.id')
    .where('linkedIdentity.sourceId', '=', sourceId)
    .where('linkedIdentity.subject', '=', subject)
    .executeTakeFirst();
}

const columnOf = { email: sql`lower(email)`, 'employee-number': sql`lower(employee_number)` } as const;

/** Whoever of the tenant has this e-mail or number and is not somebody else of the same source already. */
export async function findMatch(
  read: Reads,
  { tenantId, sourceId }: Pick<Subject, 'tenantId' | 'sourceId'>,
  { by, value }: { by: MatchKey; value: string },
): Promise<Matched | undefined> {
  return matched(read, tenantId)
    .where(columnOf[by], '=', value.toLowerCase())
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('linkedIdentity')
            .select('subject')
            .whereRef('linkedIdentity.memberId', '=', 'member.id')
            .where('linkedIdentity.sourceId', '=', sourceId),
        ),
      ),
    )
    .executeTakeFirst();
}

export async function linkIdentity(tx: Tx, link: Subject & { readonly memberId: string }): Promise<void> {
  await tx.insertInto('linkedIdentity').values(link).execute();
}

/** The same person at two doors at once becomes one member. */
export async function lockSubject(tx: Tx, { sourceId, subject }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${sourceId} ${subject}`}, 0))`.execute(tx);
}

/** What decides, before a password is looked at, who is asked about it. */
export type SignInFacts = {
  readonly memberId: string;
  readonly tenantId: string;
  readonly isPlatformAdmin: boolean;
  readonly directoryIds: readonly string[];
};

export async function findSignInFacts(read: Reads, account: string): Promise<SignInFacts | undefined> {
  return read
    .selectFrom('member')
    .select([
      'member.id as memberId',
      'member.tenantId',
      sql<boolean>`exists (select 1 from member_role where member_id = member.id and role = 'platform-admin')`.as(
        'isPlatformAdmin',
      ),
      sql<string[]>`array(
        select link.source_id from linked_identity link join sign_in_source source on source.id = link.source_id
        where link.member_id = member.id and source.kind = 'ldap' and source.is_enabled)`.as('directoryIds'),
    ])
    .where(sql`lower(account)`, '=', account.toLowerCase())
    .executeTakeFirst();
}

/** A password opens nothing where the tenant takes none; the platform's administrators keep theirs, as the way back in. */
export async function mayUsePassword(read: Reads, member: { id: string; tenantId: string }): Promise<boolean> {
  const barred = await read
    .selectFrom('signInPolicy')
    .select('tenantId')
    .where('tenantId', '=', member.tenantId)
    .where('isSsoOnly', '=', true)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('memberRole')
            .select('role')
            .where('memberId', '=', member.id)
            .where('role', '=', 'platform-admin'),
        ),
      ),
    )
    .executeTakeFirst();
  return barred === undefined;
}

type NewCode = {
  readonly codeHash: Buffer;
  readonly bindingHash: Buffer;
  readonly tenantId: string;
  readonly memberId: string;
  readonly expiresAt: Date;
};

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await tx.insertInto('signInCode').values(code).execute();
}

/** Takes the code away whether or not it still holds: of two who bring it, one gets it. */
export async function takeCode(tx: Tx, codeHash: Buffer) {
  return tx
    .deleteFrom('signInCode')
    .using('member')
    .whereRef('member.id', '=', 'signInCode.memberId')
    .where('codeHash', '=', codeHash)
    .returning(['signInCode.tenantId', 'signInCode.memberId', 'bindingHash', 'expiresAt', 'member.state'])
    .executeTakeFirst();
}

export async function deleteCodesBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('signInCode').where('expiresAt', '<', time).execute();
}
