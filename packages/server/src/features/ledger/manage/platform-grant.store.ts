import { AccountType, type HolderType } from '@shuyuan/contract/ledger/currencies';
import { TeamMemberType } from '@shuyuan/contract/teams/team-member-type';
import { sql } from 'kysely';
import type { Reads } from '../../../platform/db.ts';

type HolderQuery = { readonly tenantId: string; readonly accountType: HolderType; readonly ids: readonly string[] };
type Found = { readonly id: string; readonly name: string; readonly receiverId: string };

const listPeople = (read: Reads, { tenantId, ids }: HolderQuery): Promise<Found[]> =>
  read
    .selectFrom('member')
    .select(['id', 'fullName as name', 'id as receiverId'])
    .where('tenantId', '=', tenantId)
    .where('state', '=', 'active')
    .where(sql<boolean>`id = any(${[...ids]}::text[])`)
    .execute();

const listAccounts = (read: Reads, { tenantId, ids }: HolderQuery): Promise<Found[]> =>
  read
    .selectFrom('shareAccount as account')
    .innerJoin('shareAccountMember as owner', (join) =>
      join.onRef('owner.accountId', '=', 'account.id').on('owner.memberType', '=', TeamMemberType.owner),
    )
    .select(['account.id', 'account.name', 'owner.memberId as receiverId'])
    .where('account.tenantId', '=', tenantId)
    .where('account.state', '=', 'active')
    .where(sql<boolean>`account.id = any(${[...ids]}::text[])`)
    .execute();

/** Those of them who are there to get something, and who of each hears of it. */
export const listHolders = (read: Reads, wanted: HolderQuery): Promise<Found[]> =>
  (wanted.accountType === AccountType.person ? listPeople : listAccounts)(read, wanted);
