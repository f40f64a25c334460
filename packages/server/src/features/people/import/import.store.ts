import { offsetOf, type Paging } from '@shuyuan/contract/kernel/paging';
import {
  type ImportColumn,
  type ImportCounts,
  importLife,
  type ImportNote,
  type ImportRule,
  type ImportState,
} from '@shuyuan/contract/people/member-import';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../../platform/db.ts';
import type { Problem } from './table/read-row.ts';

type Owned = { readonly id: string; readonly tenantId: string };

type NewImport = Owned & {
  readonly createdBy: string;
  readonly fileName: string;
  readonly content: Buffer;
  readonly createsOrganizations: boolean;
  readonly rowCount: number;
  readonly ignoredColumns: string[];
  readonly createdAt: Date;
};

export async function insertImport(tx: Tx, row: NewImport): Promise<void> {
  await tx
    .insertInto('memberImport')
    .values({ ...row, touchedAt: row.createdAt })
    .execute();
}

export async function findImport(read: Reads, { id, tenantId }: Owned) {
  return read
    .selectFrom('memberImport')
    .select(['id', 'fileName', 'rowCount', 'doneCount', 'ignoredColumns', 'newOrganizations', 'createdAt', 'appliedAt'])
    .select(['createCount', 'changeCount', 'unchangedCount', 'wrongCount'])
    .select(['state', 'note'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The newest first; who handed it in is named as they are called now. */
export async function listImportsOf(read: Reads, tenantId: string, paging: Paging) {
  const rows = await read
    .selectFrom('memberImport as one')
    .innerJoin('member as author', 'author.id', 'one.createdBy')
    .select(['one.id', 'one.fileName', 'one.rowCount', 'one.createdAt', 'one.appliedAt', 'one.createdBy'])
    .select(['one.createCount', 'one.changeCount', 'one.unchangedCount', 'one.wrongCount', 'author.fullName'])
    .select('one.state')
    .where('one.tenantId', '=', tenantId)
    .orderBy('one.createdAt', 'desc')
    .orderBy('one.id', 'desc')
    .limit(paging.pageSize)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await read
    .selectFrom('memberImport')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/** What a job needs of an import, in the one state in which it may work on it. */
export async function findWork(read: Reads, id: string, state: ImportState) {
  return read
    .selectFrom('memberImport')
    .select(['id', 'tenantId', 'createdBy', 'fileName', 'content', 'createsOrganizations'])
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
}

/** How far it has come; also the sign that somebody still works on it. */
export async function saveProgress(tx: Tx, id: string, { done, now }: { done: number; now: number }): Promise<void> {
  await tx
    .updateTable('memberImport')
    .set({ doneCount: done, touchedAt: new Date(now) })
    .where('id', '=', id)
    .execute();
}

type Step = keyof typeof importLife.table;

const step = (tx: Tx, id: string, action: Step) =>
  tx
    .updateTable('memberImport')
    .set({ state: importLife.table[action].to })
    .where('id', '=', id)
    .where('state', 'in', importLife.table[action].from);

const hasMoved = async (query: { executeTakeFirst: () => Promise<{ numUpdatedRows: bigint }> }): Promise<boolean> =>
  (await query.executeTakeFirst()).numUpdatedRows > 0n;

/** False when it is not checked, has a wrong row, or there is nothing to do: the one place where two clicks meet. */
export const startApplying = (tx: Tx, { id, tenantId }: Owned, now: number): Promise<boolean> =>
  hasMoved(
    step(tx, id, 'apply')
      .set({ doneCount: 0, note: null, touchedAt: new Date(now) })
      .where('tenantId', '=', tenantId)
      .where('wrongCount', '=', 0)
      .where(sql<boolean>`create_count + change_count > 0`),
  );

/** False when somebody took it for interrupted meanwhile: then nothing of it may stay. */
export const finishApplying = (tx: Tx, id: string, { done, now }: { done: number; now: number }): Promise<boolean> =>
  hasMoved(step(tx, id, 'finish').set({ doneCount: done, content: null, appliedAt: new Date(now) }));

export const returnToChecked = (tx: Tx, id: string, note: ImportNote): Promise<boolean> =>
  hasMoved(step(tx, id, 'return').set({ note }));

export const giveUpChecking = (tx: Tx, id: string): Promise<boolean> => hasMoved(step(tx, id, 'give-up'));

type Findings = ImportCounts & { readonly newOrganizations: string[]; readonly problems: readonly Problem[] };

const problemsAtOnce = 5_000;

async function replaceProblems(tx: Tx, { id, tenantId }: Owned, problems: readonly Problem[]): Promise<void> {
  await tx.deleteFrom('memberImportProblem').where('importId', '=', id).execute();
  for (let from = 0; from < problems.length; from += problemsAtOnce) {
    const rows = JSON.stringify(problems.slice(from, from + problemsAtOnce));
    await sql`
      insert into member_import_problem (tenant_id, import_id, position, row_number, field, rule, value, other_row)
      select ${tenantId}, ${id}, ${from}::int + (p.at)::int, (p.one->>'row')::int, p.one->>'field', p.one->>'rule', p.one->>'value',
        (p.one->>'otherRow')::int
      from jsonb_array_elements(${rows}::jsonb) with ordinality as p (one, at)`.execute(tx);
  }
}

/** What a check has found, in place of what an earlier one had. */
export async function saveFindings(
  tx: Tx,
  own: Owned,
  { problems, newOrganizations, ...counts }: Findings,
): Promise<void> {
  await replaceProblems(tx, own, problems);
  await tx
    .updateTable('memberImport')
    .set({
      createCount: counts.toCreate,
      changeCount: counts.toChange,
      unchangedCount: counts.unchanged,
      wrongCount: counts.wrong,
      newOrganizations,
      doneCount: sql<number>`row_count`,
    })
    .where('id', '=', own.id)
    .execute();
}

export const settleChecking = (tx: Tx, id: string): Promise<boolean> => hasMoved(step(tx, id, 'settle'));

type ProblemFilter = Owned & {
  readonly field?: ImportColumn | undefined;
  readonly rule?: ImportRule | undefined;
};

export async function listProblems(read: Reads, { id, tenantId, field, rule }: ProblemFilter, paging: Paging) {
  const fields = field === undefined ? [] : [field];
  const rules = rule === undefined ? [] : [rule];
  const some = read
    .selectFrom('memberImportProblem')
    .where('tenantId', '=', tenantId)
    .where('importId', '=', id)
    .$if(fields.length > 0, (query) => query.where('field', 'in', fields))
    .$if(rules.length > 0, (query) => query.where('rule', 'in', rules));
  const [items, { total }] = await Promise.all([
    some
      .select(['rowNumber as row', 'value', 'otherRow'])
      .select(['field', 'rule'])
      .orderBy('position')
      .limit(paging.pageSize)
      .offset(offsetOf(paging))
      .execute(),
    some.select(({ fn }) => fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, recordCount: Number(total) };
}

/** Work that stands still since then: whoever did it is gone. */
export async function listStill(read: Reads, since: Date) {
  return read
    .selectFrom('memberImport')
    .select(['id', 'state'])
    .where(sql<boolean>`state in ('checking', 'applying')`)
    .where('touchedAt', '<', since)
    .execute();
}

/** What was applied is part of the company's story for longer; of the rest nobody asks after a while. */
export async function deleteImportsBefore(tx: Tx, { applied, others }: { applied: Date; others: Date }): Promise<void> {
  await tx
    .deleteFrom('memberImport')
    .where('createdAt', '<', others)
    .where((is) => is.or([is('state', '<>', 'applied'), is('createdAt', '<', applied)]))
    .execute();
}
