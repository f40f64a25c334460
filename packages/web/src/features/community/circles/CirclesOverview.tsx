import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Circles.module.css';
import { CircleSquare } from './CircleSquare.tsx';
import { MyCircles } from './MyCircles.tsx';
import { CircleOfTheDay, HotCircles } from './OfferedCircles.tsx';

/** Every circle, those one belongs to, and those one might. */
export function CirclesOverview() {
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
        </div>
      </div>
    </>
  );
}
