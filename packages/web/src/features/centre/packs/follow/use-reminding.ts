import { remindPack } from '@shuyuan/contract/centre/packs/follow-up.wire';
import { useFormat } from '../../../../lib/format.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { packReads } from './pack-reads.ts';

/** Reminds, and says how many it reached. */
export function useReminding() {
  const t = useT('packs');
  const { count } = useFormat();
  return useWrite(remindPack, {
    refreshes: packReads,
    onSuccess: ({ remindedCount }) =>
      remindedCount === 0
        ? showNotice(t('packs.remind.nobody'), 'info')
        : showNotice(t('packs.remind.done', { people: count(remindedCount) }), 'success'),
  });
}
