import { listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { ChapterPanel } from './ChapterPanel.tsx';
import { useSectionActions } from './use-section-actions.ts';

type Props = { positionId: string; canStudy: boolean };

/** The chapters of a path in their order. */
export function ChapterList({ positionId, canStudy }: Props) {
  const t = useT('study');
  const study = useRead(listPositionStudy, { positionId }, { claims: 'notices' });
  const actions = useSectionActions(positionId);
  return (
    <ReadStates read={study} failed={t('positions.failed')} shape="list" count={6}>
      {({ chapters }) =>
        chapters.map((chapter) => (
          <ChapterPanel
            key={chapter.id}
            positionId={positionId}
            chapter={chapter}
            canStudy={canStudy}
            actions={actions}
          />
        ))
      }
    </ReadStates>
  );
}
