import type { ContactState } from '@shuyuan/contract/site/contact';
import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import type { Reads, Tx } from '../../../platform/db.ts';
import { countRows } from '../../../platform/count-rows.ts';

export type Letter = {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly address: string;
  readonly company: string;
  readonly text: string;
};

/** Visitors write to the oldest company: theirs are the articles they read. */
export async function findOldestTenant(read: Reads): Promise<string | undefined> {
  const row = await read
    .selectFrom('organization')
    .select('id')
    .where('parentId', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function countLettersSince(read: Reads, tenantId: string, time: Date): Promise<number> {
  const { count } = await read
    .selectFrom('contactLetter')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('tenantId', '=', tenantId)
    .where('createdAt', '>=', time)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertLetter(tx: Tx, letter: Letter, at: Date): Promise<void> {
  await tx
    .insertInto('contactLetter')
    .values({ ...letter, createdAt: at })
    .execute();
}

export const findUnmailedLetter = (read: Reads, id: string): Promise<Letter | undefined> =>
  read
    .selectFrom('contactLetter')
    .select(['id', 'tenantId', 'name', 'address', 'company', 'text'])
    .where('id', '=', id)
    .where('mailedAt', 'is', null)
    .executeTakeFirst();

export async function setLetterMailed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('contactLetter').set({ mailedAt: at }).where('id', '=', id).execute();
}

type Filter = { readonly tenantId: string; readonly state: ContactState | undefined };

const letters = (read: Reads, { tenantId, state }: Filter) =>
  read
    .selectFrom('contactLetter')
    .where('contactLetter.tenantId', '=', tenantId)
    .$if(state !== undefined, (query) => query.where('contactLetter.state', '=', state ?? 'new'));

export async function listLetters(read: Reads, { paging, ...filter }: Filter & { readonly paging: Paging }) {
  const [rows, total] = await Promise.all([
    letters(read, filter)
      .leftJoin('member', 'member.id', 'contactLetter.answeredBy')
      .select(['contactLetter.id', 'name', 'address', 'company', 'text', 'contactLetter.state'])
      .select(['contactLetter.createdAt', 'mailedAt', 'answeredAt', 'member.fullName as answeredBy'])
      .orderBy('contactLetter.createdAt', 'desc')
      .orderBy('contactLetter.id', 'desc')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    countRows(letters(read, filter)),
  ]);
  return { rows, total };
}

type Answer = { readonly id: string; readonly tenantId: string; readonly state: ContactState };

/** The letter as it was; undefined where there is none. Held until the change is written. */
export const lockLetter = (tx: Tx, { id, tenantId }: Omit<Answer, 'state'>) =>
  tx
    .selectFrom('contactLetter')
    .select(['state', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateLetterState(tx: Tx, { id, tenantId, state, at, by }: Answer & { at: Date; by: string }) {
  const answered = state === 'answered' ? { answeredAt: at, answeredBy: by } : { answeredAt: null, answeredBy: null };
  await tx
    .updateTable('contactLetter')
    .set({ state, ...answered })
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteLettersBefore(tx: Tx, time: Date): Promise<void> {
  await tx.deleteFrom('contactLetter').where('createdAt', '<', time).execute();
}
