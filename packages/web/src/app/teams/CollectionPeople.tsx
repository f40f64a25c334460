import { AttentionTarget } from '@shuyuan/contract/community/attention';
import { listFollowedMembers } from '@shuyuan/contract/community/followed.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { keepPreviousData } from '@tanstack/react-query';
import { FollowButton } from '../../lib/FollowButton.tsx';
import { ListPager } from '../../lib/ListPager.tsx';
import { changeSearch } from '../../lib/navigation.ts';
import { PersonName } from '../../lib/PersonName.tsx';
import { useRead } from '../../lib/queries.ts';
import { ReadStates } from '../../lib/ReadStates.tsx';
import { usePaging } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import classes from './Collection.module.css';
import { NobodyFollowed } from './NobodyFollowed.tsx';

type Person = OutputOf<typeof listFollowedMembers>['items'][number];

function FollowedPerson({
  person: { id, fullName, headPortrait, organization, attentionId, attentionNum },
}: {
  person: Person;
}) {
  return (
    <li className={classes.person}>
      <PersonName memberId={id} name={fullName} className={classes.who}>
        <Face name={fullName} src={headPortrait} size={48} isNamed />
        <span className={classes.words}>
          <bdi className={classes.name}>{fullName}</bdi>
          <span className={classes.soft}>{organization.name}</span>
        </span>
      </PersonName>
      <FollowButton
        targetType={AttentionTarget.member}
        targetId={id}
        name={fullName}
        attentionId={attentionId}
        attentionNum={attentionNum}
        hasCount
        refreshes={[listFollowedMembers]}
      />
    </li>
  );
}

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
