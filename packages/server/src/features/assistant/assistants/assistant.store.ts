import { nameKey } from '@shuyuan/contract/kernel/name-key';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import { sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';

export type AssistantFields = { readonly name: string; readonly prompt: string; readonly labels: readonly string[] };
type Reader = { readonly tenantId: string; readonly memberId: string };

/** D-159: one's own and those of the company. */
const seenBy = (read: Reads, { tenantId, memberId }: Reader) =>
  read
    .selectFrom('assistant')
    .where('assistant.tenantId', '=', tenantId)
    .where((where) => where.or([where('ownerId', '=', memberId), where('ownerId', 'is', null)]));

const labelled = (read: Reads, reader: Reader, label: string | undefined) =>
  seenBy(read, reader).$if(label !== undefined && label !== '', (query) =>
    query.where(sql<boolean>`${label ?? ''} = any (assistant.labels)`),
  );

/** One's own first, each by name. */
export const listAssistants = (
  read: Reads,
  reader: Reader,
  { label, ...paging }: Paging & { label?: string | undefined },
) =>
  labelled(read, reader, label)
    .select(['id', 'name', 'prompt', 'labels', 'ownerId'])
    .orderBy(sql`assistant.owner_id is null`)
    .orderBy('nameKey')
    .orderBy('id')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();

export async function countAssistants(read: Reads, reader: Reader, label: string | undefined): Promise<number> {
  const { total } = await labelled(read, reader, label)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export const findPromptText = async (read: Reads, reader: Reader, id: string): Promise<string | undefined> =>
  (await seenBy(read, reader).select('prompt').where('id', '=', id).executeTakeFirst())?.prompt;

export async function listLabels(read: Reads, reader: Reader, limit: number): Promise<string[]> {
  const rows = await read
    .selectFrom(
      seenBy(read, reader)
        .select(sql<string>`unnest(assistant.labels)`.as('label'))
        .as('worn'),
    )
    .select('worn.label')
    .distinct()
    .orderBy('worn.label')
    .limit(limit)
    .execute();
  return rows.map(({ label }) => label);
}

/** Null: the company's. */
export type Owner = string | null;

/** Of two who add to the same the second counts what the first has added. */
export async function lockOwner(tx: Tx, tenantId: string, owner: Owner): Promise<void> {
  if (owner === null)
    await tx.selectFrom('organization').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  else await tx.selectFrom('member').select('id').where('id', '=', owner).forNoKeyUpdate().execute();
}

export async function countOwned(tx: Tx, tenantId: string, owner: Owner): Promise<number> {
  const { total } = await tx
    .selectFrom('assistant')
    .where('tenantId', '=', tenantId)
    .where('ownerId', owner === null ? 'is' : '=', owner)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** One of those the reader sees, held until the transaction ends. */
export const lockAssistant = (tx: Tx, reader: Reader, id: string): Promise<{ ownerId: Owner } | undefined> =>
  seenBy(tx, reader).select('ownerId').where('id', '=', id).forUpdate().executeTakeFirst();

/** False where the owner has another one of this name, in whichever spelling. */
async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if (brokeUnique(error, 'assistant_own_name') || brokeUnique(error, 'assistant_company_name')) return false;
    throw error;
  }
}

type AssistantRow = { readonly ownerId: Owner; readonly fields: AssistantFields; readonly at: Date };

const columnsOf = ({ ownerId, fields: { name, prompt, labels }, at }: AssistantRow) => ({
  ownerId,
  name,
  nameKey: nameKey(name),
  prompt,
  labels: [...labels],
  updatedAt: at,
});

export const insertAssistant = (tx: Tx, { id, tenantId, ...kept }: AssistantRow & { id: string; tenantId: string }) =>
  unlessTaken(() =>
    tx
      .insertInto('assistant')
      .values({ id, tenantId, createdAt: kept.at, ...columnsOf(kept) })
      .execute(),
  );

export const updateAssistant = (tx: Tx, id: string, kept: AssistantRow): Promise<boolean> =>
  unlessTaken(() => tx.updateTable('assistant').set(columnsOf(kept)).where('id', '=', id).execute());

export async function deleteAssistant(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('assistant').where('id', '=', id).execute();
}
