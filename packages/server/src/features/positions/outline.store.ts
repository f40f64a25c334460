import type { PositionContentType } from '@shuyuan/contract/positions/position-content-types';
import type { Reads, Tx } from '../../platform/db.ts';

type VersionRow = { readonly id: string; readonly number: number; readonly publishedAt: Date | null };

const versions = (read: Reads) => read.selectFrom('positionVersion').select(['id', 'number', 'publishedAt']);

/** The latest version of a path: its draft where there is one. */
export const findLatestVersion = (read: Reads, positionId: string): Promise<VersionRow | undefined> =>
  versions(read).where('positionId', '=', positionId).orderBy('number', 'desc').limit(1).executeTakeFirst();

export const findVersion = (read: Reads, id: string): Promise<VersionRow> =>
  versions(read).where('id', '=', id).executeTakeFirstOrThrow();

type NewVersion = {
  readonly id: string;
  readonly tenantId: string;
  readonly positionId: string;
  readonly number: number;
  readonly at: Date;
};

export async function insertVersion(tx: Tx, { at, ...version }: NewVersion): Promise<void> {
  await tx
    .insertInto('positionVersion')
    .values({ ...version, createdAt: at })
    .execute();
}

export async function publishVersion(tx: Tx, id: string, { at, by }: { at: Date; by: string }): Promise<void> {
  await tx.updateTable('positionVersion').set({ publishedAt: at, publishedBy: by }).where('id', '=', id).execute();
}

export type SectionRow = {
  readonly key: string;
  readonly businessType: PositionContentType;
  readonly businessId: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly isRequired: boolean;
};
export type ChapterRow = { readonly id: string; readonly title: string; readonly sections: readonly SectionRow[] };

export const listChapters = (read: Reads, versionId: string) =>
  read
    .selectFrom('positionChapter')
    .select(['id', 'title'])
    .where('versionId', '=', versionId)
    .orderBy('ordinal')
    .execute();

/** Chapters in their order, each with its sections in theirs. */
export async function listOutline(read: Reads, versionId: string): Promise<ChapterRow[]> {
  const chapters = await listChapters(read, versionId);
  const rows = await read
    .selectFrom('positionSection')
    .select(['chapterId', 'key', 'businessType', 'businessId', 'url', 'title', 'isRequired'])
    .where('versionId', '=', versionId)
    .orderBy('ordinal')
    .execute();
  return chapters.map((chapter) => ({
    ...chapter,
    sections: rows
      .filter(({ chapterId }) => chapterId === chapter.id)
      .map(({ chapterId: _chapter, ...section }) => section),
  }));
}

type NewOutline = {
  readonly tenantId: string;
  readonly versionId: string;
  readonly chapters: readonly ChapterRow[];
  readonly newId: () => string;
};

/** In place of whatever the draft had; a published version refuses (`refuse_published_position`). */
export async function replaceOutline(tx: Tx, { tenantId, versionId, chapters, newId }: NewOutline): Promise<void> {
  await tx.deleteFrom('positionChapter').where('versionId', '=', versionId).execute();
  if (chapters.length === 0) return;
  await tx
    .insertInto('positionChapter')
    .values(chapters.map(({ id, title }, ordinal) => ({ id, tenantId, versionId, ordinal, title })))
    .execute();
  const sections = chapters.flatMap(({ id, sections: own }) => own.map((section) => ({ ...section, chapterId: id })));
  if (sections.length === 0) return;
  await tx
    .insertInto('positionSection')
    .values(sections.map((section, ordinal) => ({ ...section, id: newId(), tenantId, versionId, ordinal })))
    .execute();
}
