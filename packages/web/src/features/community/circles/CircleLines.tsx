import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { CoverPicture } from '../covers/CoverPicture.tsx';
import type { Circle } from './circle.ts';
import classes from './Circles.module.css';

/** Circles beside the page: what they are called and how many belong to them. */
export function CircleLines({ circles }: { circles: readonly Circle[] }) {
  const t = useT('share');
  const format = useFormat();
  return (
    <ul className={classes.lines}>
      {circles.map(({ id, name, coverPath, attentionNum }) => (
        <li key={id}>
          <PathLink to="knowledgeCommunity" params={{ id }} className={classes.line}>
            <CoverPicture kind="circle" path={coverPath} className={classes.mark} />
            <bdi className={classes.lineName}>{name}</bdi>
            <span className={classes.soft}>
              {t('community.circle.people', { count: format.abbreviated(attentionNum) })}
            </span>
          </PathLink>
        </li>
      ))}
    </ul>
  );
}
