import { listFollowedAccounts } from '@shuyuan/contract/teams/account.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { SharerGrid } from '../index-page/SharerGrid.tsx';
import classes from './Collection.module.css';
import { NoSharersFollowed } from './NoSharersFollowed.tsx';

/** TEAM-31: the accounts one follows, the latest first; the button of each lets it go. */
export function FollowedSharers() {
  const t = useT('share');
  const paging = usePaging();
  const followed = useRead(listFollowedAccounts, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={followed} failed={t('teams.collection.failed')} shape="cards" count={6}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <NoSharersFollowed />
        ) : (
          <div className={classes.list}>
            <SharerGrid label={t('teams.collection.sharers')} sharers={items} />
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </div>
        )
      }
    </ReadStates>
  );
}
