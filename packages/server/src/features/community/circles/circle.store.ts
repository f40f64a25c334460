import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { nameKey } from '@shuyuan/contract/kernel/name-key';
import { type RawBuilder, sql } from 'kysely';
import { brokeUnique, type Reads, type Tx } from '../../../platform/db.ts';
import { matchesSearch } from '../../../platform/search.ts';
import { ngrams } from '../../../platform/searchable.ts';

export type Reader = { readonly tenantId: string; readonly memberId: string };
export type Condition = RawBuilder<boolean>;
type Order = RawBuilder<unknown>;

const circlesFor = (read: Reads, { tenantId, memberId }: Reader) =>
  read
    .selectFrom('knowledgeCircle as circle')
    .leftJoin('attention as own', (join) =>
      join
        .onRef('own.targetId', '=', 'circle.id')
        .on('own.targetType', '=', AttentionTarget.circle)
        .on('own.memberId', '=', memberId),
    )
    .where('circle.tenantId', '=', tenantId);

/** Written out as the index has it: hidden ones are no longer offered. */
export const isOffered: Condition = sql<boolean>`not circle.is_hidden`;
export const isMine: Condition = sql<boolean>`own.id is not null`;
export const isNotMine: Condition = sql<boolean>`own.id is null`;
export const isOne = (id: string): Condition => sql<boolean>`circle.id = ${id}`;
export const nameMatches = (search: string): Condition[] =>
  matchesSearch(search, sql`circle.search_text`, sql`circle.search`);

/** COMM-47: written as the index has it. */
export const hottestFirst: Order = sql`3 * circle.attention_num + circle.read_num desc`;
export const newestFirst: Order = sql`circle.created_at desc`;
export const latestJoined: Order = sql`own.created_at desc`;

type Conditions = readonly Condition[];
const wanted = (read: Reads, reader: Reader, conditions: Conditions) =>
  conditions.reduce((query, condition) => query.where(condition), circlesFor(read, reader));

type Slice = { readonly order: Order; readonly limit: number; readonly offset: number };

/** COMM-45 */
export const listCircles = (
  read: Reads,
  reader: Reader,
  { conditions, order, limit, offset }: Slice & { readonly conditions: Conditions },
) =>
  wanted(read, reader, conditions)
    .select(['circle.id', 'circle.name', 'circle.cover as coverPath', 'circle.contentNum'])
    .select(['circle.readNum', 'circle.attentionNum', 'circle.description as desc'])
    .select(['circle.isHidden', 'circle.coverFileId', sql<boolean>`own.id is not null`.as('attention')])
    .orderBy(order)
    .orderBy('circle.id')
    .limit(limit)
    .offset(offset)
    .execute();
export type CircleRow = Awaited<ReturnType<typeof listCircles>>[number];

export async function countCircles(read: Reads, reader: Reader, conditions: Conditions): Promise<number> {
  const { total } = await wanted(read, reader, conditions)
    .select(sql<bigint>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const named = (name: string) => ({
  name,
  nameKey: nameKey(name),
  search: sql<string>`array_to_tsvector(${ngrams(name)}::text[])`,
});

export type CircleFields = {
  readonly name: string;
  readonly description: string;
  readonly cover: string;
  readonly coverFileId: string | null;
};
type NewCircle = CircleFields & { readonly id: string; readonly tenantId: string; readonly at: Date };

/** Whether it is new: a name that is taken, in whatever spelling, writes nothing. */
export async function insertCircle(tx: Tx, { at, name, ...circle }: NewCircle): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('knowledgeCircle')
    .values({ ...circle, ...named(name), createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.columns(['tenantId', 'nameKey']).doNothing())
    .executeTakeFirstOrThrow();
  return Boolean(numInsertedOrUpdatedRows);
}

/** As it was before, held until the change commits. */
export const lockCircle = (tx: Tx, tenantId: string, id: string) =>
  tx
    .selectFrom('knowledgeCircle')
    .select(['name', 'description', 'cover', 'coverFileId', 'isHidden'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

type Change = CircleFields & { readonly id: string; readonly isHidden: boolean; readonly at: Date };

export async function updateCircle(tx: Tx, { id, at, name, ...fields }: Change): Promise<void> {
  await tx
    .updateTable('knowledgeCircle')
    .set({ ...fields, ...named(name), updatedAt: at })
    .where('id', '=', id)
    .execute();
}

export const isNameTaken = (error: unknown): boolean => brokeUnique(error, 'knowledge_circle_tenant_id_name_key_key');
