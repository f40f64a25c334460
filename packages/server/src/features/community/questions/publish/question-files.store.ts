import type { FileKind } from '@shuyuan/contract/files/file-kinds';
import { sql } from 'kysely';
import type { Reads } from '../../../../platform/db.ts';

export type WantedFile = {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly ownerId: string;
  readonly purpose: string;
  readonly subjectId: string | null;
  /** It belongs to something the asker is writing, in whichever voice. */
  readonly isOfOwnDraft: boolean;
};

type Asker = { readonly tenantId: string; readonly memberId: string };
type Named = Asker & { readonly ids: readonly string[]; readonly paths: readonly string[] };

/** Those that are there, by id or by the end of their address. */
export async function listWanted(read: Reads, { tenantId, memberId, ids, paths }: Named): Promise<WantedFile[]> {
  if (ids.length + paths.length === 0) return [];
  const rows = await read
    .selectFrom('file')
    .select(['id', 'path', 'name', 'kind', 'ownerId', 'purpose', 'subjectId'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('questionDraft as draft')
            .select('draft.id')
            .whereRef('draft.id', '=', 'file.subjectId')
            .where('draft.memberId', '=', memberId),
        )
        .as('isOfOwnDraft'),
    )
    .where('tenantId', '=', tenantId)
    .where(sql<boolean>`(id = any(${[...ids]}::text[]) or path = any(${[...paths]}::text[]))`)
    .execute();
  // `exists` is a boolean here, where other databases make a number of it.
  return rows as WantedFile[];
}

/** What something is about, in the order its author chose; without the pictures in its text. */
export const listFilesOf = (read: Reads, questionId: string) =>
  read
    .selectFrom('questionFile as carried')
    .innerJoin('file', 'file.id', 'carried.fileId')
    .select(['file.id', 'file.name', 'file.size', 'file.path', 'file.kind'])
    .where('carried.questionId', '=', questionId)
    .where('carried.isInline', '=', false)
    .orderBy('carried.position')
    .execute();
