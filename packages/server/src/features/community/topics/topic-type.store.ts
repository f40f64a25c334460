import { topicKey } from '@shuyuan/contract/community/topics';
import { sql } from 'kysely';
import { brokeReference, brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';

export type TopicType = { readonly id: string; readonly name: string };

/** In their order. As many as a company keeps by hand. */
export const listTypes = (read: Reads, tenantId: string, limit: number): Promise<TopicType[]> =>
  read
    .selectFrom('topicType')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .execute();

const typeNamed = (read: Reads, tenantId: string, name: string) =>
  read
    .selectFrom('topicType')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('nameKey', '=', topicKey(name));

export const findTypeNamed = (read: Reads, tenantId: string, name: string): Promise<TopicType | undefined> =>
  typeNamed(read, tenantId, name).executeTakeFirst();

/** Held until the topic is there: a kind somebody removes at this moment is either gone for it or stays. */
export const lockTypeNamed = (tx: Tx, tenantId: string, name: string): Promise<TopicType | undefined> =>
  typeNamed(tx, tenantId, name).forKeyShare().executeTakeFirst();

/** Held until the change commits: a topic that moves here keeps it there. */
export const lockType = (tx: Tx, tenantId: string, id: string): Promise<TopicType | undefined> =>
  tx
    .selectFrom('topicType')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type NewType = { readonly id: string; readonly tenantId: string; readonly name: string; readonly at: Date };

/** At the end. Whether it is new: a name that is taken writes nothing. */
export async function insertType(tx: Tx, { at, name, ...type }: NewType): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('topicType')
    .values({
      ...type,
      name,
      nameKey: topicKey(name),
      position: sql`(select coalesce(max(position) + 1, 0) from topic_type
        where tenant_id = ${type.tenantId} and not is_default)`,
      createdAt: at,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'nameKey']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** Behind all that have a place of their own. */
const lastPosition = 1_000_000;

const findDefault = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom('topicType')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('isDefault', '=', true)
    .forKeyShare();

/**
 * D-141: where a topic goes whose type nobody named, made when it is first needed. It has no name: everybody reads it in
 * their own language, until somebody gives it one.
 */
export async function defaultType(tx: Tx, { id, tenantId, at }: Omit<NewType, 'name'>): Promise<TopicType> {
  const known = await findDefault(tx, tenantId).executeTakeFirst();
  if (known) return known;
  await tx
    .insertInto('topicType')
    .values({ id, tenantId, name: '', nameKey: '', position: lastPosition, isDefault: true, createdAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findDefault(tx, tenantId).executeTakeFirstOrThrow();
}

export async function updateType(tx: Tx, { id, name }: TopicType): Promise<void> {
  await tx
    .updateTable('topicType')
    .set({ name, nameKey: topicKey(name) })
    .where('id', '=', id)
    .execute();
}

export const isTypeNameTaken = (error: unknown): boolean => brokeUnique(error, 'topic_type_tenant_id_name_key_key');

export async function deleteType(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('topicType').where('id', '=', id).execute();
}
export const isTypeInUse = brokeReference;
