import type { Language } from '@shuyuan/contract/kernel/languages';
import { texts as ar } from '@shuyuan/i18n/packs/ar/courses';
import { texts as cn } from '@shuyuan/i18n/packs/cn/courses';
import { texts as en } from '@shuyuan/i18n/packs/en/courses';
import { texts as es } from '@shuyuan/i18n/packs/es/courses';
import { texts as fr } from '@shuyuan/i18n/packs/fr/courses';
import { texts as ru } from '@shuyuan/i18n/packs/ru/courses';
import { reportTexts } from '../../study/index.ts';

const packs: Record<Language, Record<keyof typeof cn, string>> = { cn, en, fr, ru, es, ar };

/** The words of the list of holders as a file, by the language of whoever asks. */
export function holderTexts(language: Language) {
  const [study, courses] = [reportTexts[language], packs[language]];
  return {
    certificate: study['certificates.award'],
    asOf: study['study.report.asOf'],
    search: study['study.report.search'],
    state: study['study.report.column.status'],
    states: {
      valid: study['certificates.state.valid'],
      expiring: study['certificates.state.expiring'],
      expired: study['certificates.state.expired'],
      revoked: study['certificates.state.revoked'],
    },
    noExpiry: study['certificates.noExpiry'],
    headings: [
      study['study.report.column.name'],
      study['certificates.number'],
      study['certificates.issued'],
      study['certificates.until'],
      study['study.report.column.status'],
      courses['certificates.revoke.reason'],
      study['certificates.replacedBy'],
    ],
  };
}
