import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import { useFormat } from '../../lib/format.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import classes from './ColleagueList.module.css';

type Sharer = OutputOf<typeof listHotAccounts>['items'][number];

export function HotSharer({ sharer: { id, name, headPortraitPath, attentionNum } }: { sharer: Sharer }) {
  const t = useT('common');
  const format = useFormat();
  return (
    <li>
      <PathLink to="teamContent" params={{ id }} className={classes.person}>
        <Face name={name} src={headPortraitPath} size={40} isNamed />
        <span className={classes.words}>
          <bdi className={classes.name}>{name}</bdi>
          <span className={classes.organization}>
            {t('follow.followers', { count: format.abbreviated(attentionNum) })}
          </span>
        </span>
      </PathLink>
    </li>
  );
}
