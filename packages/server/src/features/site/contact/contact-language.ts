import { isLanguage, type Language } from '@shuyuan/contract/kernel/languages';
import { settingTable } from '@shuyuan/contract/system/settings';
import type { Reads } from '../../../platform/context.ts';
import { readTenantSetting } from '../../system/index.ts';

/** The language of a company: nobody knows who reads the mail of its address. */
export async function contactLanguageOf(read: Reads, tenantId: string): Promise<Language> {
  const language = await readTenantSetting(read, tenantId, 'LANGUAGE');
  return isLanguage(language) ? language : settingTable.LANGUAGE.initial;
}
