import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import type { Circle } from './circle.ts';
import classes from './Circles.module.css';
import { JoinButton } from './JoinButton.tsx';

/** COMM-45: a circle among others, and the way to join it. */
export function CircleCard({ circle }: { circle: Circle }) {
  const t = useT('share');
  const format = useFormat();
  const { id, name, coverPath, desc, contentNum, popluarNum } = circle;
  return (
    <article className={classes.card}>
      <CoverPicture kind="circle" path={coverPath} className={classes.cover} />
      <div className={classes.words}>
        <h3 className={classes.name}>
          <PathLink to="knowledgeCommunity" params={{ id }} className={classes.nameLink}>
            <bdi>{name}</bdi>
          </PathLink>
        </h3>
        {desc && (
          <p className={classes.desc} dir="auto">
            {desc}
          </p>
        )}
        <p className={classes.facts}>
          <span>{t('community.circle.contents', { count: format.abbreviated(contentNum) })}</span>
          <span>{t('community.circle.reads', { count: format.abbreviated(popluarNum) })}</span>
        </p>
        <div className={classes.foot}>
          <JoinButton circle={circle} />
        </div>
      </div>
    </article>
  );
}
