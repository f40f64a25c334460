import { texts as common } from '@shuyuan/i18n/packs/en/common';
import { texts as errors } from '@shuyuan/i18n/packs/en/errors';
import type { LanguagePacks } from './language-packs.ts';

export const en: LanguagePacks = {
  first: { common, errors },
  others: import.meta.glob(['./*.ts', '!./{common,errors}.ts', '!./*.test.ts'], {
    base: '../../../../i18n/src/packs/en/',
  }),
};
