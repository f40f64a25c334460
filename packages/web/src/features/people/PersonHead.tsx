import { ChevronRight, Clock } from 'lucide-react';
import { FollowPerson } from '../../shared/people/FollowPerson.tsx';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useT } from '../../lib/texts.ts';
import type { usePerson } from '../../shared/people/use-person.ts';
import { ReadFailure } from '../../shared/reads/ReadStates.tsx';
import { Face } from '../../ui/Face.tsx';
import { Grade } from '../../ui/Grade.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './PersonalHomepage.module.css';

type Person = ReturnType<typeof usePerson>;

function Standing({ person: { personType, grade, studyTime, flags } }: { person: Person }) {
  const t = useT('common');
  return (
    <div className={classes.standing}>
      {personType && <Tag>{personType}</Tag>}
      {grade && <Grade grade={grade} className={classes.fact} />}
      {studyTime !== undefined && (
        <span className={classes.fact}>
          <Clock size={16} aria-hidden />
          {t('person.studyTime')} {studyTime}
        </span>
      )}
      {flags.map((flag) => (
        <Tag key={flag} tone="pine">
          {flag}
        </Tag>
      ))}
    </div>
  );
}

/** Face, name, place and standing of a person. */
export function PersonHead({ person, isOneself }: { person: Person; isOneself: boolean }) {
  const t = useT('personal');
  const common = useT('common');
  const { data, isPending } = person.detail;
  if (isPending) return <SkeletonList label={common('shell.loading')} count={1} />;
  if (!data) {
    return <ReadFailure read={person.detail} title={t('homepage.failed')} />;
  }
  return (
    <div className={classes.head}>
      <Face name={data.memberName} src={data.headPortrait} size={88} isNamed />
      <div className={classes.words}>
        <h1 className={classes.name}>{data.memberName}</h1>
        <ol className={classes.path} aria-label={t('centre.profile.organization')}>
          {data.organizationPath.map(({ id, name }, depth) => (
            <li key={id}>
              {depth > 0 && <ChevronRight size={14} aria-hidden className={classes.chevron} />}
              {name}
            </li>
          ))}
        </ol>
        <Standing person={person} />
      </div>
      {isOneself ? (
        <PathLink to="centerMy" params={{ name: 'profile' }} className={classes.edit}>
          {t('homepage.edit')}
        </PathLink>
      ) : (
        <FollowPerson memberId={data.memberId} name={data.memberName} hasCount size="sm" />
      )}
    </div>
  );
}
