import { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import { Trophy } from 'lucide-react';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './ShareIndex.module.css';
import { SharerLine } from './SharerLine.tsx';

const shown = 6;

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
                <SharerLine key={sharer.id} sharer={sharer} />
              ))}
            </ol>
          )
        }
      </ReadStates>
    </Panel>
  );
}
