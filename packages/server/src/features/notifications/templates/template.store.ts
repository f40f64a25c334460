import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Reads, Tx } from '../../../platform/db.ts';

export type TemplateRow = {
  readonly code: string;
  readonly text: string;
  readonly revision: number;
  readonly updatedAt: Date;
  readonly updatedBy: string | null;
};

type TemplateKey = { readonly tenantId: string; readonly code: string; readonly language: Language };

/** The texts a company words itself in one language, with who did; never more than there are codes. */
export const listTemplateRows = (
  read: Reads,
  { tenantId, language }: Omit<TemplateKey, 'code'>,
): Promise<TemplateRow[]> =>
  read
    .selectFrom('messageTemplate')
    .leftJoin('member', 'member.id', 'messageTemplate.updatedBy')
    .select(['code', 'text', 'revision', 'messageTemplate.updatedAt', 'member.fullName as updatedBy'])
    .where('messageTemplate.tenantId', '=', tenantId)
    .where('messageTemplate.language', '=', language)
    .orderBy('code')
    .execute();

export async function listOwnTexts(
  read: Reads,
  tenantId: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<Language, string>>>> {
  const texts = new Map<string, Partial<Record<Language, string>>>();
  if (codes.length === 0) return texts;
  const rows = await read
    .selectFrom('messageTemplate')
    .select(['code', 'language', 'text'])
    .where('tenantId', '=', tenantId)
    .where('code', 'in', [...codes])
    .execute();
  for (const { code, language, text } of rows) texts.set(code, { ...texts.get(code), [language]: text });
  return texts;
}

type Change = TemplateKey & {
  readonly text: string;
  readonly revision: number;
  readonly at: Date;
  readonly by: string;
};

/** False where somebody else changed it since the given revision; 0 stands for a text nobody has worded yet. */
export async function saveTemplateRow(tx: Tx, { at, by, revision, ...row }: Change): Promise<boolean> {
  const change = { text: row.text, updatedAt: at, updatedBy: by, revision: revision + 1 };
  const { tenantId, code, language } = row;
  const [result] =
    revision === 0
      ? await tx
          .insertInto('messageTemplate')
          .values({ tenantId, code, language, ...change })
          .onConflict((conflict) => conflict.columns(['tenantId', 'code', 'language']).doNothing())
          .execute()
      : await tx
          .updateTable('messageTemplate')
          .set(change)
          .where('tenantId', '=', tenantId)
          .where('code', '=', code)
          .where('language', '=', language)
          .where('revision', '=', revision)
          .execute();
  const written = result && ('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows);
  return (written ?? 0n) > 0n;
}

/** The text that went; undefined where there was none. */
export async function deleteTemplateRow(
  tx: Tx,
  { tenantId, code, language }: TemplateKey,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('messageTemplate')
    .where('tenantId', '=', tenantId)
    .where('code', '=', code)
    .where('language', '=', language)
    .returning('text')
    .executeTakeFirst();
  return row?.text;
}
