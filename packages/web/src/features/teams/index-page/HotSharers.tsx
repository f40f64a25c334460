import { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import { Trophy } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { PathLink } from '../../../lib/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../lib/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Face } from '../../../ui/Face.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { EnjoyBadge } from '../EnjoyBadge.tsx';
import type { Sharer } from '../SharerCard.tsx';
import classes from './ShareIndex.module.css';

const shown = 6;

function Line({ sharer: { id, name, headPortraitPath, enjoyType, attentionNum } }: { sharer: Sharer }) {
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

/** TEAM-29: the accounts most followed and read. */
export function HotSharers() {
  const t = useT('share');
  const hot = useRead(listHotAccounts, { page: 1, pageSize: shown }, { claims: 'notices' });
  return (
    <Panel title={t('teams.hot.title')} icon={<Trophy />}>
      <ReadStates read={hot} failed={t('teams.hot.failed')} shape="list" count={shown}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('teams.square.empty.title')} />
          ) : (
            <ol className={classes.lines}>
              {items.map((sharer) => (
                <Line key={sharer.id} sharer={sharer} />
              ))}
            </ol>
          )
        }
      </ReadStates>
    </Panel>
  );
}
