import { listMyDiscussions } from '@shuyuan/contract/community/discuss.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../../lib/navigation.ts';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { OpenTalk } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import classes from './Discussion.module.css';
import { MyDiscussion } from './MyDiscussion.tsx';

/** COMM-53: what one has said, the newest first. */
export function MyDiscussions() {
  const t = useT('share');
  const paging = usePaging();
  const mine = useRead(listMyDiscussions, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={mine} failed={t('community.discuss.failed')} shape="list" count={4}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <EmptyState
            art={<OpenTalk />}
            title={t('community.discuss.mine.empty.title')}
            text={t('community.discuss.mine.empty.text')}
          />
        ) : (
          <>
            <ul className={classes.list} aria-label={t('community.discuss.mine')}>
              {items.map((discussion) => (
                <MyDiscussion key={discussion.id} discussion={discussion} />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </>
        )
      }
    </ReadStates>
  );
}
