import {
  confirmPositionSection,
  listPositionPaths,
  listPositionStudy,
  openPositionSection,
  readPositionBasicInfo,
} from '@shuyuan/contract/positions/position.wire';
import { showNotice } from '../../../lib/notices.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { showContent } from '../../../shared/contents/show-content.ts';

const refreshes = [readPositionBasicInfo, listPositionStudy, listPositionPaths];

/** Opening a section, and saying that what nobody can measure was read. */
export function useSectionActions(positionId: string) {
  const t = useT('study');
  const opening = useWrite(openPositionSection, {
    refreshes,
    onSuccess: (opened) => showContent(opened, { position: positionId }),
  });
  const confirming = useWrite(confirmPositionSection, {
    refreshes,
    onSuccess: () => showNotice(t('positions.section.confirmed'), 'success'),
  });
  return {
    isBusy: opening.isPending || confirming.isPending,
    open: (sectionKey: string) => opening.mutate({ positionId, sectionKey }),
    confirm: (sectionKey: string) => confirming.mutate({ positionId, sectionKey }),
  };
}

export type SectionActions = ReturnType<typeof useSectionActions>;
