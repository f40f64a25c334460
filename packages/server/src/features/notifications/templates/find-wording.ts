import type { Language } from '@shuyuan/contract/kernel/languages';
import type { Reads } from '../../../platform/context.ts';
import { wordingOf, type Wording } from '../notice-words.ts';
import { listTemplateRows } from './template.store.ts';

/** D-198: the words of a company for whatever leaves the server. */
export async function findWording(
  read: Reads,
  { tenantId, language }: { readonly tenantId: string; readonly language: Language },
): Promise<Wording> {
  const rows = await listTemplateRows(read, { tenantId, language });
  return wordingOf(language, new Map(rows.map(({ code, text }) => [code, text])));
}
