import { PersonCard } from '../../ui/PersonCard.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { FollowPerson } from './FollowPerson.tsx';
import { PathLink } from '../navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import { usePerson } from './use-person.ts';

/** The card of a colleague; before their name is confirmed, the name it was opened with. */
export function ColleagueCard({ memberId, name }: { memberId: string; name: string }) {
  const t = useT('common');
  const { detail, ...more } = usePerson(memberId);
  if (detail.isPending) return <SkeletonList label={t('shell.loading')} count={1} />;
  return (
    <PersonCard
      {...more}
      name={detail.data?.memberName ?? name}
      face={detail.data?.headPortrait ?? null}
      organization={detail.data?.organization.name}
      studyTimeLabel={t('person.studyTime')}
      action={detail.data && <FollowPerson memberId={memberId} name={detail.data.memberName} />}
      link={
        <PathLink to="personalHomepage" params={{ memberId }}>
          {t('person.homepage')}
        </PathLink>
      }
    />
  );
}
