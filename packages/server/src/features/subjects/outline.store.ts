import type { SubjectContentType } from '@shuyuan/contract/subjects/subject-content-types';
import type { DeadlineRule } from '@shuyuan/contract/subjects/deadline';
import type { MinimumMark } from '@shuyuan/contract/subjects/minimum-mark';
import { sql } from 'kysely';
import { jsonOf, type Reads, type Tx } from '../../platform/db.ts';

export type VersionRow = {
  readonly id: string;
  readonly number: number;
  readonly deadline: DeadlineRule | null;
  readonly publishedAt: Date | null;
};

const versions = (read: Reads) =>
  read
    .selectFrom('subjectVersion as version')
    .select(['version.id', 'version.number', 'version.publishedAt'])
    // Written from a rule the contract has parsed.
    .select(sql<DeadlineRule | null>`version.deadline`.as('deadline'));

/** The latest version of a subject: its draft where there is one. */
export const findLatestVersion = (read: Reads, subjectId: string): Promise<VersionRow | undefined> =>
  versions(read)
    .where('version.subjectId', '=', subjectId)
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findVersion = (read: Reads, id: string): Promise<VersionRow> =>
  versions(read).where('version.id', '=', id).executeTakeFirstOrThrow();

type NewVersion = {
  readonly id: string;
  readonly tenantId: string;
  readonly subjectId: string;
  readonly number: number;
  readonly at: Date;
};

export async function insertVersion(tx: Tx, { at, ...version }: NewVersion): Promise<void> {
  await tx
    .insertInto('subjectVersion')
    .values({ ...version, createdAt: at })
    .execute();
}

export async function publishVersion(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx.updateTable('subjectVersion').set({ publishedAt: at, publishedBy: by }).where('id', '=', id).execute();
}

export type ItemRow = {
  readonly key: string;
  readonly businessType: SubjectContentType;
  readonly businessId: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly isRequired: boolean;
  readonly prerequisiteKeys: readonly string[];
  readonly minimumMarks: readonly MinimumMark[];
  readonly deadline: DeadlineRule | null;
};
export type StageRow = {
  readonly id: string;
  readonly title: string;
  readonly electiveCount: number;
  readonly items: readonly ItemRow[];
};

export const listStages = (read: Reads, versionId: string) =>
  read
    .selectFrom('subjectStage')
    .select(['id', 'title', 'electiveCount'])
    .where('versionId', '=', versionId)
    .orderBy('ordinal')
    .execute();

/** Stages in their order, each with its items in theirs. */
export async function listOutline(read: Reads, versionId: string): Promise<StageRow[]> {
  const stages = await listStages(read, versionId);
  const rows = await read
    .selectFrom('subjectItem as item')
    .select(['item.stageId', 'item.key', 'item.businessType', 'item.businessId', 'item.url', 'item.title'])
    .select(['item.isRequired', 'item.prerequisiteKeys'])
    .select([
      sql<DeadlineRule | null>`item.deadline`.as('deadline'),
      sql<readonly MinimumMark[]>`item.minimum_marks`.as('minimumMarks'),
    ])
    .where('item.versionId', '=', versionId)
    .orderBy('item.ordinal')
    .execute();
  return stages.map((stage) => ({
    ...stage,
    items: rows.filter(({ stageId }) => stageId === stage.id).map(({ stageId: _stage, ...item }) => item),
  }));
}

type NewOutline = {
  readonly tenantId: string;
  readonly versionId: string;
  readonly deadline: DeadlineRule | null;
  readonly stages: readonly StageRow[];
  readonly newId: () => string;
};

/** In place of whatever the draft had; a published version refuses (`refuse_published_subject`). */
export async function replaceOutline(tx: Tx, outline: NewOutline): Promise<void> {
  const { tenantId, versionId, deadline, stages, newId } = outline;
  await tx
    .updateTable('subjectVersion')
    .set({ deadline: deadline && jsonOf(deadline) })
    .where('id', '=', versionId)
    .execute();
  await tx.deleteFrom('subjectStage').where('versionId', '=', versionId).execute();
  if (stages.length === 0) return;
  await tx
    .insertInto('subjectStage')
    .values(stages.map(({ items: _items, ...stage }, ordinal) => ({ ...stage, tenantId, versionId, ordinal })))
    .execute();
  const items = stages.flatMap(({ id, items: own }) => own.map((item) => ({ ...item, stageId: id })));
  if (items.length === 0) return;
  await tx
    .insertInto('subjectItem')
    .values(
      items.map((item, ordinal) => ({
        ...item,
        prerequisiteKeys: [...item.prerequisiteKeys],
        minimumMarks: jsonOf(item.minimumMarks),
        deadline: item.deadline && jsonOf(item.deadline),
        id: newId(),
        tenantId,
        versionId,
        ordinal,
      })),
    )
    .execute();
}
