import { type CropRefusal, cropRules } from '@shuyuan/contract/files/crop-rules';
import type { Translate } from '../../../lib/texts.ts';

/** C-27: the size rule, and for a wrong type both rules as one sentence. */
export function cropRefusalText(refusal: CropRefusal, t: Translate<'errors'>): string {
  const tooLarge = `${t('zxy.198868')}${cropRules.maxText}`;
  return refusal === 'too-large' ? tooLarge : `${tooLarge}${t('zxy.198869')}`;
}
