import { texts as common } from '@shuyuan/i18n/packs/ar/common';
import { texts as errors } from '@shuyuan/i18n/packs/ar/errors';
import type { LanguagePacks } from './language-packs.ts';

export const ar: LanguagePacks = {
  first: { common, errors },
  others: import.meta.glob(['./*.ts', '!./{common,errors}.ts', '!./*.test.ts'], {
    base: '../../../../i18n/src/packs/ar/',
  }),
};
