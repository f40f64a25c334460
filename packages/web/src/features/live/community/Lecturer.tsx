import { PersonName } from '../../../shared/people/PersonName.tsx';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import classes from './detail/DetailHero.module.css';
import type { LiveDetail } from './detail/live-detail.ts';

/** Who speaks: the lecturer, or whoever made it where none was named. */
export function Lecturer({ live: { lecturer, creator } }: { live: LiveDetail }) {
  const t = useT('activity');
  const person = lecturer ?? creator;
  return (
    <div className={classes.lecturer}>
      <Face name={person.fullName} src={person.portrait} size={40} isNamed />
      <span>
        <PersonName memberId={person.id} name={person.fullName} />
        <span className={classes.second}>
          {t('live.detail.lecturer')} · {person.organization.name}
        </span>
      </span>
    </div>
  );
}
