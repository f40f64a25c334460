import { texts as common } from '@shuyuan/i18n/packs/ru/common';
import { texts as errors } from '@shuyuan/i18n/packs/ru/errors';
import type { LanguagePacks } from './language-packs.ts';

export const ru: LanguagePacks = {
  first: { common, errors },
  others: import.meta.glob(['./*.ts', '!./{common,errors}.ts', '!./*.test.ts'], {
    base: '../../../../i18n/src/packs/ru/',
  }),
};
