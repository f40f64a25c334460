import { readCircle } from '@shuyuan/contract/community/circle.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { usePathParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { isUnknown } from '../is-unknown.ts';
import { CircleContents } from './CircleContents.tsx';
import { CircleHead } from './CircleHead.tsx';
import classes from './Circles.module.css';
import { CircleSquare } from './CircleSquare.tsx';
import { MyCircles } from './MyCircles.tsx';
import { CircleOfTheDay, HotCircles, RecommendedCircles } from './OfferedCircles.tsx';
import { UnknownCircle } from './UnknownCircle.tsx';

function Overview() {
  const t = useT('share');
  return (
    <>
      <PageTitle title={t('community.circle.title')} description={t('community.circle.description')} />
      <div className={classes.columns}>
        <CircleSquare />
        <div className={classes.stack}>
          <CircleOfTheDay />
          <MyCircles />
          <HotCircles />
          <RecommendedCircles />
        </div>
      </div>
    </>
  );
}

function CircleView({ id }: { id: string }) {
  const t = useT('share');
  const circle = useRead(readCircle, { id }, { claims: 'notices' });
  if (isUnknown(circle.error)) return <UnknownCircle />;
  return (
    <ReadStates read={circle} failed={t('community.circle.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.stack}>
          <CircleHead circle={data} />
          <CircleContents id={id} />
        </div>
      )}
    </ReadStates>
  );
}

/** ROUTE-36: every circle, or, where the address names one, that circle. */
export function CirclesPage() {
  const { id } = usePathParams('knowledgeCommunity');
  return id === undefined ? <Overview /> : <CircleView key={id} id={id} />;
}
