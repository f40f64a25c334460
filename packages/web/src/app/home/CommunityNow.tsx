import { selectHotTopics } from '@shuyuan/contract/community/topics.wire';
import { listHotAccounts } from '@shuyuan/contract/teams/account.wire';
import type { ReactNode } from 'react';
import { OptionalPart } from '../../lib/OptionalPart.tsx';
import { PathLink } from '../../lib/PathLink.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../lib/ReadStates.tsx';
import { useT } from '../../lib/texts.ts';
import { OpenTalk } from '../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import classes from './CommunityNow.module.css';
import { HotSharer } from './HotSharer.tsx';

const shownSharers = 4;
const shownTopics = 6;

/** Pleasant beside the accounts; without them nobody is disturbed (ERR-15). */
function HotTopics() {
  const t = useT('common');
  return (
    <OptionalPart endpoint={selectHotTopics} input={{ page: 1, pageSize: shownTopics }}>
      {({ items }) =>
        items.length > 0 && (
          <ul className={classes.topics} aria-label={t('home.community.topics')}>
            {items.map(({ id, name }) => (
              <li key={id}>
                <PathLink to="topicDetail" params={{ id }} className={classes.topic}>
                  <span aria-hidden="true">#</span>
                  <bdi>{name}</bdi>
                </PathLink>
              </li>
            ))}
          </ul>
        )
      }
    </OptionalPart>
  );
}

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
          <HotTopics />
        </>
      )}
    </ReadStates>
  );
}
