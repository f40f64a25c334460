import { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import type { ReactNode } from 'react';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './ColleagueList.module.css';
import { HotSharer } from './HotSharer.tsx';
import { HotTopicChips } from './HotTopicChips.tsx';

const shownSharers = 4;

/** Who writes, and about what: the accounts and topics most people follow. */
export function CommunityNow({ waiting }: { waiting: ReactNode }) {
  const t = useT('common');
  const hot = useRead(listHotAccounts, { page: 1, pageSize: shownSharers }, { claims: 'notices' });
  if (hot.isPending) return waiting;
  return (
    <ReadStates read={hot} failed={t('home.community.failed')} shape="list" count={shownSharers}>
      {({ items }) => (
        <>
          {items.length === 0 ? (
            <EmptyState
              art={<OpenTalk />}
              title={t('home.community.empty.title')}
              text={t('home.community.empty.text')}
            />
          ) : (
            <ul className={classes.list}>
              {items.map((sharer) => (
                <HotSharer key={sharer.id} sharer={sharer} />
              ))}
            </ul>
          )}
          <HotTopicChips />
        </>
      )}
    </ReadStates>
  );
}
