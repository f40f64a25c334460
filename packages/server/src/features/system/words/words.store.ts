import type { Paging } from '@shuyuan/contract/kernel/paging';
import { offsetOf } from '@shuyuan/contract/kernel/paging';
import { normalForm } from '@shuyuan/contract/system/sensitive-words';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';

/** A whole list, as a matcher is made of it. */
export const listAllWords = (read: Reads, tenantId: string): Promise<{ word: string; normal: string }[]> =>
  read.selectFrom('sensitiveWord').select(['word', 'normal']).where('tenantId', '=', tenantId).execute();

/** Changes whenever the list does: what was removed lowers the count, what was added has the highest id. */
export async function findListMark(read: Reads, tenantId: string): Promise<string> {
  const { count, newest } = await read
    .selectFrom('sensitiveWord')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.max('id').as('newest')])
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return `${count} ${newest}`;
}

type Search = { readonly tenantId: string; readonly search: string | undefined; readonly paging: Paging };
const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Found by what is compared, so that any spelling of a word finds it. */
const found = (read: Reads, { tenantId, search }: Search) =>
  read
    .selectFrom('sensitiveWord')
    .where('sensitiveWord.tenantId', '=', tenantId)
    .$if(Boolean(search), (query) => query.where('normal', 'like', likeText(normalForm(search ?? ''))));

export async function listWords(read: Reads, search: Search) {
  const items = await found(read, search)
    .leftJoin('member', 'member.id', 'sensitiveWord.addedBy')
    .select(['sensitiveWord.id', 'sensitiveWord.word', 'sensitiveWord.addedAt', 'member.fullName as addedBy'])
    .orderBy('sensitiveWord.id', 'desc')
    .limit(search.paging.pageSize)
    .offset(offsetOf(search.paging))
    .execute();
  const { total } = await found(read, search)
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, recordCount: Number(total) };
}

/** One change of a list at a time, so that its limit holds. */
export async function lockList(tx: Tx, tenantId: string): Promise<number> {
  await tx.selectFrom('organization').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  const { count } = await tx
    .selectFrom('sensitiveWord')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewWords = {
  readonly tenantId: string;
  readonly words: readonly { readonly id: string; readonly word: string; readonly normal: string }[];
  readonly addedBy: string | null;
  readonly addedAt: Date;
};

/** Answers those that were new. As arrays: two thousand rows are one statement of six parameters. */
export async function insertWords(tx: Tx, { tenantId, words, addedBy, addedAt }: NewWords): Promise<string[]> {
  const column = (field: 'id' | 'word' | 'normal') => sql`${words.map((one) => one[field])}::text[]`;
  const { rows } = await sql<{ word: string }>`
    insert into sensitive_word (id, tenant_id, word, normal, added_by, added_at)
    select id, ${tenantId}, word, normal, ${addedBy}, ${addedAt}
    from unnest(${column('id')}, ${column('word')}, ${column('normal')}) as given (id, word, normal)
    on conflict (tenant_id, normal) do nothing returning word`.execute(tx);
  return rows.map(({ word }) => word);
}

/** Answers those that were there. */
export async function deleteWords(tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .deleteFrom('sensitiveWord')
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .returning('word')
    .execute();
  return rows.map(({ word }) => word);
}
