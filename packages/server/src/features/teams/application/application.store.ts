import type { ApplicationState } from '@shuyuan/contract/teams/account-life';
import type { EnjoyType } from '@shuyuan/contract/teams/enjoy-type';
import type { Reads, Tx } from '../../../platform/db.ts';

export type ApplicationRow = {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: 'create' | 'change';
  readonly applicantId: string;
  readonly accountId: string | null;
  readonly organizationId: string;
  readonly enjoyType: EnjoyType;
  readonly name: string;
  readonly nameKey: string;
  readonly description: string;
  readonly portrait: string;
  readonly portraitFileId: string | null;
  readonly topicIds: readonly string[];
  readonly reason: string;
  readonly state: ApplicationState;
  readonly answer: string;
  readonly processId: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
};

const columns = [
  'id',
  'tenantId',
  'kind',
  'applicantId',
  'accountId',
  'organizationId',
  'enjoyType',
  'name',
  'nameKey',
  'description',
  'portrait',
  'portraitFileId',
  'topicIds',
  'reason',
  'state',
  'answer',
  'processId',
  'createdAt',
  'decidedAt',
] as const;

// The columns are checked against the words and numbers of the contract.
const asApplication = (row: unknown): ApplicationRow | undefined => row as ApplicationRow | undefined;

const applications = (read: Reads, tenantId: string) =>
  read.selectFrom('shareAccountApplication').select(columns).where('tenantId', '=', tenantId);

export const findApplication = async (read: Reads, tenantId: string, id: string) =>
  asApplication(await applications(read, tenantId).where('id', '=', id).executeTakeFirst());

export const lockApplication = async (tx: Tx, tenantId: string, id: string) =>
  asApplication(await applications(tx, tenantId).where('id', '=', id).forUpdate().executeTakeFirst());

type Query = { readonly tenantId: string; readonly applicantId: string; readonly enjoyType: EnjoyType };

/** The last time somebody asked for an account of a kind. */
export const lockLastCreate = async (tx: Tx, { tenantId, applicantId, enjoyType }: Query) =>
  asApplication(
    await applications(tx, tenantId)
      .where('applicantId', '=', applicantId)
      .where('kind', '=', 'create')
      .where('enjoyType', '=', enjoyType)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst(),
  );

const changesOf = (read: Reads, tenantId: string, accountId: string) =>
  applications(read, tenantId)
    .where('accountId', '=', accountId)
    .where('kind', '=', 'change')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1);

/** The last change asked for an account. */
export const findLastChange = async (read: Reads, tenantId: string, accountId: string) =>
  asApplication(await changesOf(read, tenantId, accountId).executeTakeFirst());

export const lockLastChange = async (tx: Tx, tenantId: string, accountId: string) =>
  asApplication(await changesOf(tx, tenantId, accountId).forUpdate().executeTakeFirst());

/** TEAM-26: the latest of each kind. */
export async function listLatest(read: Reads, { tenantId, applicantId }: Omit<Query, 'enjoyType'>) {
  const rows = await applications(read, tenantId)
    .distinctOn('enjoyType')
    .where('applicantId', '=', applicantId)
    .where('kind', '=', 'create')
    .orderBy('enjoyType')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => asApplication(row) ?? []);
}

/** D-089. */
export async function isChangePending(read: Reads, accountId: string): Promise<boolean> {
  const row = await read
    .selectFrom('shareAccountApplication')
    .select('id')
    .where('accountId', '=', accountId)
    .where('kind', '=', 'change')
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** For the first time, or once more as something else. */
export async function saveApplication(tx: Tx, { topicIds, ...application }: ApplicationRow): Promise<void> {
  const row = { ...application, topicIds: [...topicIds] };
  await tx
    .insertInto('shareAccountApplication')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

type Settled = Pick<ApplicationRow, 'id' | 'state' | 'answer' | 'accountId'> & { readonly at: Date };

export async function settleApplication(tx: Tx, { id, state, answer, accountId, at }: Settled): Promise<void> {
  await tx
    .updateTable('shareAccountApplication')
    .set({ state, answer, accountId, decidedAt: at })
    .where('id', '=', id)
    .execute();
}

/** Over without an account before then, with a picture still kept for it. */
export const listLeftWithPortrait = (read: Reads, before: Date, limit: number) =>
  read
    .selectFrom('shareAccountApplication')
    .select(['id', 'tenantId'])
    .where('kind', '=', 'create')
    .where('accountId', 'is', null)
    .where('portraitFileId', 'is not', null)
    .where('decidedAt', '<', before)
    .orderBy('decidedAt')
    .limit(limit)
    .execute();

/** A preset takes the place of a picture that goes. */
export async function savePortrait(tx: Tx, id: string, portrait: string): Promise<void> {
  await tx
    .updateTable('shareAccountApplication')
    .set({ portrait, portraitFileId: null })
    .where('id', '=', id)
    .execute();
}
