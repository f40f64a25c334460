import { learnSequenceLabels } from '@shuyuan/contract/positions/learn-sequence';
import { readPositionBasicInfo } from '@shuyuan/contract/positions/position.wire';
import { useRead } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { ChapterList } from './ChapterList.tsx';
import { PathHead } from './PathHead.tsx';

/** ROUTE-19: a path with its chapters, what is done and what is locked, and why. */
export function PathPage() {
  const t = useT('study');
  const { pageId: positionId } = usePathParams('positionDetail');
  const info = useRead(readPositionBasicInfo, { positionId }, { claims: 'notices' });
  return (
    <ReadStates read={info} failed={t('positions.failed')} shape="list" count={6}>
      {(path) => (
        <>
          <PageTitle
            title={path.name}
            description={path.introduction || t(learnSequenceLabels[path.learnSequence])}
            actions={
              <PathLink to="pointList" params={{ pointId: positionId }}>
                {t('positions.points')}
              </PathLink>
            }
          />
          <Stack>
            <PathHead path={path} />
            {!path.can.study && (
              <HintText>{t(path.closeTime === null ? 'positions.withdrawn' : 'positions.left')}</HintText>
            )}
            <ChapterList positionId={positionId} canStudy={path.can.study} />
          </Stack>
        </>
      )}
    </ReadStates>
  );
}
