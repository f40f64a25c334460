import { texts as arErrors } from '@shuyuan/i18n/packs/ar/errors';
import { texts as arRefusals } from '@shuyuan/i18n/packs/ar/refusals';
import { texts as cnErrors } from '@shuyuan/i18n/packs/cn/errors';
import { texts as cnRefusals } from '@shuyuan/i18n/packs/cn/refusals';
import { texts as enErrors } from '@shuyuan/i18n/packs/en/errors';
import { texts as enRefusals } from '@shuyuan/i18n/packs/en/refusals';
import { texts as esErrors } from '@shuyuan/i18n/packs/es/errors';
import { texts as esRefusals } from '@shuyuan/i18n/packs/es/refusals';
import { texts as frErrors } from '@shuyuan/i18n/packs/fr/errors';
import { texts as frRefusals } from '@shuyuan/i18n/packs/fr/refusals';
import { texts as ruErrors } from '@shuyuan/i18n/packs/ru/errors';
import { texts as ruRefusals } from '@shuyuan/i18n/packs/ru/refusals';

/** The texts of every number of the error table, in every language. */
export const errorPacks = {
  cn: { ...cnErrors, ...cnRefusals },
  en: { ...enErrors, ...enRefusals },
  fr: { ...frErrors, ...frRefusals },
  ru: { ...ruErrors, ...ruRefusals },
  es: { ...esErrors, ...esRefusals },
  ar: { ...arErrors, ...arRefusals },
};
