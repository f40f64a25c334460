import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { ListPager } from '../../shared/navigation/ListPager.tsx';
import { changeSearch } from '../../lib/navigation.ts';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { usePaging } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import classes from './Collection.module.css';
import { FollowedPerson } from './FollowedPerson.tsx';
import { NobodyFollowed } from './NobodyFollowed.tsx';

/** D-131: the colleagues one follows, the latest first. */
export function CollectionPeople() {
  const t = useT('share');
  const paging = usePaging();
  const people = useRead(listFollowedMembers, paging, { claims: 'notices', placeholderData: keepPreviousData });
  return (
    <ReadStates read={people} failed={t('teams.collection.failed')} shape="list" count={6}>
      {({ items, recordCount }) =>
        recordCount === 0 ? (
          <NobodyFollowed />
        ) : (
          <div className={classes.list}>
            <ul className={classes.grid} aria-label={t('teams.collection.people')}>
              {items.map((person) => (
                <FollowedPerson key={person.id} person={person} />
              ))}
            </ul>
            <ListPager paging={paging} recordCount={recordCount} onChange={(next) => changeSearch({ ...next })} />
          </div>
        )
      }
    </ReadStates>
  );
}
