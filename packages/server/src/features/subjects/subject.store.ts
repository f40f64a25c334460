import type { LearnSequence } from '@shuyuan/contract/positions/learn-sequence';
import type { CourseAudience } from '@shuyuan/contract/study/courses/course-audience';
import type { CourseState } from '@shuyuan/contract/study/courses/course-states';
import { sql } from 'kysely';
import { isBoughtBy } from '../pricing/index.ts';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

export type SubjectFields = {
  readonly title: string;
  readonly introduction: string;
  readonly coverFileId: string | null;
  readonly audience: CourseAudience;
  readonly learnSequence: LearnSequence;
};

export type SubjectRow = SubjectFields & {
  readonly id: string;
  readonly authorId: string;
  readonly state: CourseState;
  readonly versionId: string | null;
  readonly revision: number;
};

const byId = (read: Reads, tenantId: string, id: string) =>
  read
    .selectFrom('subject')
    .select(['id', 'authorId', 'state', 'title', 'introduction', 'coverFileId', 'learnSequence'])
    .select(['versionId', 'revision'])
    // Written by `insertSubject` and `updateSubject` alone.
    .select(sql<CourseAudience>`subject.audience`.as('audience'))
    .where('tenantId', '=', tenantId)
    .where('id', '=', id);

export const findSubject = (read: Reads, tenantId: string, id: string): Promise<SubjectRow | undefined> =>
  byId(read, tenantId, id).executeTakeFirst();

/** Of two who change a subject at once, the second waits here and reads what the first has left. */
export const lockSubject = (tx: Tx, tenantId: string, id: string): Promise<SubjectRow | undefined> =>
  byId(tx, tenantId, id).forNoKeyUpdate().executeTakeFirst();

type NewSubject = SubjectFields & {
  readonly id: string;
  readonly tenantId: string;
  readonly authorId: string;
  readonly at: Date;
};

export async function insertSubject(tx: Tx, { at, audience, ...subject }: NewSubject): Promise<void> {
  await tx
    .insertInto('subject')
    .values({ ...subject, audience: jsonOf(audience), createdAt: at, updatedAt: at })
    .execute();
}

type Change = Partial<SubjectFields> & {
  readonly id: string;
  readonly at: Date;
  readonly state?: CourseState;
  readonly versionId?: string;
  readonly publishedAt?: Date;
};

/** Answers the next revision. */
export async function updateSubject(tx: Tx, { id, at, audience, ...change }: Change): Promise<number> {
  const { revision } = await tx
    .updateTable('subject')
    .set({ ...change, updatedAt: at, revision: sql<number>`revision + 1` })
    .$if(audience !== undefined, (query) => query.set(audience ? { audience: jsonOf(audience) } : {}))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** `isInCourseAudience` of the contract, asked of the database; what was bought stays (D-123). */
export async function isForMember(read: Reads, subjectId: string, memberId: string): Promise<boolean> {
  const row = await read
    .selectFrom('subject')
    .innerJoin('member', 'member.tenantId', 'subject.tenantId')
    .select('subject.id')
    .where('subject.id', '=', subjectId)
    .where('member.id', '=', memberId)
    .where(sql<boolean>`(is_in_audience(subject.audience, member.id, member_places(member.id), member.created_at)
      or ${isBoughtBy({ memberId }, 'subject', sql`subject.id`)})`)
    .executeTakeFirst();
  return row !== undefined;
}
