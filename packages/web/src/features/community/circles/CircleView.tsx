import { readCircle } from '@shuyuan/contract/community/circle.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { isUnknown } from '../is-unknown.ts';
import { CircleContents } from './CircleContents.tsx';
import { CircleHead } from './CircleHead.tsx';
import classes from './Circles.module.css';
import { MyCircles } from './MyCircles.tsx';
import { RecommendedCircles } from './OfferedCircles.tsx';
import { UnknownCircle } from './UnknownCircle.tsx';

/** COMM-51 */
export function CircleView({ id }: { id: string }) {
  const t = useT('share');
  const circle = useRead(readCircle, { id }, { claims: 'notices' });
  if (isUnknown(circle.error)) return <UnknownCircle />;
  return (
    <ReadStates read={circle} failed={t('community.circle.failed')} shape="list" count={3}>
      {(data) => (
        <div className={classes.stack}>
          <CircleHead circle={data} />
          <div className={classes.columns}>
            <CircleContents id={id} />
            <div className={classes.stack}>
              <RecommendedCircles besideId={id} />
              <MyCircles />
            </div>
          </div>
        </div>
      )}
    </ReadStates>
  );
}
