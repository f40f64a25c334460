import { listPositionStudy } from '@shuyuan/contract/positions/position.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { PointState } from '../point-states.ts';
import { SectionItem } from './SectionItem.tsx';
import { useSectionActions } from './use-section-actions.ts';

type Props = { positionId: string; state: PointState };

/** The sections of all chapters as one list; what is locked has no button. */
export function PointList({ positionId, state }: Props) {
  const t = useT('study');
  const study = useRead(listPositionStudy, { positionId }, { claims: 'notices' });
  const actions = useSectionActions(positionId);
  return (
    <ReadStates read={study} failed={t('positions.failed')} shape="list" count={6}>
      {({ chapters }) => {
        const points = chapters
          .flatMap(({ lockIcon, positionSections }) => positionSections.map((section) => ({ section, lockIcon })))
          .filter(({ section }) => state === 'all' || section.isFinished === (state === 'finished'));
        if (points.length === 0) return <EmptyState title={t('positions.empty.points')} />;
        return (
          <Panel padding="flush">
            <Stack as="ul" gap={4}>
              {points.map(({ section, lockIcon }) => (
                <SectionItem key={section.key} section={section} canStudy={!lockIcon} actions={actions} />
              ))}
            </Stack>
          </Panel>
        );
      }}
    </ReadStates>
  );
}
