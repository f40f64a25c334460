import { texts as common } from '@shuyuan/i18n/packs/es/common';
import { texts as errors } from '@shuyuan/i18n/packs/es/errors';
import type { LanguagePacks } from './language-packs.ts';

export const es: LanguagePacks = {
  first: { common, errors },
  others: import.meta.glob(['./*.ts', '!./{common,errors}.ts', '!./*.test.ts'], {
    base: '../../../../i18n/src/packs/es/',
  }),
};
