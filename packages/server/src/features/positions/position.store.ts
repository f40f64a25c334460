import type { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import type { Reads, Tx } from '../../platform/db.ts';

export type PositionFields = {
  readonly name: string;
  readonly introduction: string;
  readonly learnSequence: LearnSequence;
};

export type PositionRow = PositionFields & {
  readonly id: string;
  readonly state: CourseState;
  readonly versionId: string | null;
  readonly revision: number;
};

const columns = ['id', 'state', 'name', 'introduction', 'learnSequence', 'versionId', 'revision'] as const;

const byId = (read: Reads, tenantId: string, id: string) =>
  read.selectFrom('position').select(columns).where('tenantId', '=', tenantId).where('id', '=', id);

export const findPosition = (read: Reads, tenantId: string, id: string): Promise<PositionRow | undefined> =>
  byId(read, tenantId, id).executeTakeFirst();

export const lockPosition = (tx: Tx, tenantId: string, id: string): Promise<PositionRow | undefined> =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

/** Locked in one order: two who change many at once do not lock each other out, and no path is published meanwhile. */
export async function lockPositions(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('position')
    .select(['id', 'name'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** The one position that is called so and may be given; none where several are. */
export async function findByName(read: Reads, tenantId: string, name: string): Promise<string | undefined> {
  const [first, ...more] = await read
    .selectFrom('position')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('state', '<>', 'archived')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .limit(2)
    .execute();
  return more.length === 0 ? first?.id : undefined;
}

type NewPosition = PositionFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly createdBy: string;
  readonly at: Date;
};

export async function insertPosition(tx: Tx, { at, ...position }: NewPosition): Promise<void> {
  await tx
    .insertInto('position')
    .values({ ...position, createdAt: at, updatedAt: at })
    .execute();
}

type Change = Partial<PositionFields> & {
  readonly id: string;
  readonly at: Date;
  readonly state?: CourseState;
  readonly versionId?: string;
};

/** Answers the next revision. */
export async function updatePosition(tx: Tx, { id, at, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('position')
    .set({ ...change, updatedAt: at, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
