import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import type { Sharer } from '../SharerCard.tsx';
import classes from './ShareIndex.module.css';

export function SharerLine({ sharer: { id, name, headPortraitPath, enjoyType, attentionNum } }: { sharer: Sharer }) {
  const t = useT('common');
  const format = useFormat();
  return (
    <li>
      <PathLink to="teamContent" params={{ id }} className={classes.line}>
        <Face name={name} src={headPortraitPath} size={40} isNamed />
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.soft}>{t('follow.followers', { count: format.abbreviated(attentionNum) })}</span>
        </span>
        <EnjoyBadge enjoyType={enjoyType} />
      </PathLink>
    </li>
  );
}
