import { useAddressState } from '../../../lib/address-state.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { pointsAddress, pointStates } from '../point-states.ts';
import { PointList } from './PointList.tsx';

/** ROUTE-21: every section of a path as one list: all, what is still to do, or what is done. */
export function PointsPage() {
  const t = useT('study');
  const { pointId } = usePathParams('pointList');
  const [{ state }] = useAddressState(pointsAddress);
  const tabs = pointStates.map((name) => ({
    name,
    label: t(`positions.points.${name}`),
    search: { state: name === 'all' ? undefined : name },
  }));
  const back = (
    <PathLink to="positionDetail" params={{ pageId: pointId }}>
      {t('positions.points.back')}
    </PathLink>
  );
  return (
    <>
      <PageTitle title={t('positions.points')} description={t('positions.points.text')} actions={back} />
      <PathTabs to="pointList" params={{ pointId }} label={t('positions.points')} tabs={tabs} current={state} />
      <PointList positionId={pointId} state={state} />
    </>
  );
}
