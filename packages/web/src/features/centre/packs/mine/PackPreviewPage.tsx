import { previewOwnPack } from '@shuyuan/contract/centre/packs/own-pack.wire';
import { useRead } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { PackDetail } from './PackDetail.tsx';
import { usePreviewLanguage } from './use-preview-language.ts';

/** ROUTE-26: a pack as learners see it, in a language, under the mask of previews; nothing is written. */
export function PackPreviewPage() {
  const t = useT('packs');
  const { id, lang } = usePathParams('centerPreview');
  usePreviewLanguage(lang);
  const read = useRead(previewOwnPack, { id }, { claims: 'notices' });
  return (
    <Stack gap={20}>
      <ReadStates read={read} failed={t('packs.one.failed')} shape="list" count={4}>
        {(pack) => <PackDetail pack={pack} />}
      </ReadStates>
    </Stack>
  );
}
