import { identities, type Identity } from '@shuyuan/contract/kernel/capabilities';
import { useId } from 'react';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import classes from './DemoPeople.module.css';

type DemoPerson = {
  readonly account: string;
  readonly fullName: string;
  readonly portrait: string | null;
  readonly roles: readonly Identity[];
};

type Props = { people: readonly DemoPerson[]; busyAs: string | null; onChoose: (person: DemoPerson) => void };

/** The table of roles ends with the widest; it says best why one would enter as this person. */
const widestRole = (held: readonly Identity[]): Identity =>
  identities.findLast((role) => held.includes(role)) ?? 'learner';

export function DemoPeople({ people, busyAs, onChoose }: Props) {
  const t = useT('common');
  const titleId = useId();
  return (
    <section className={classes.root} aria-labelledby={titleId}>
      <div className={classes.title}>
        <h2 id={titleId}>{t('login.demo.title')}</h2>
        <p>{t('login.demo.text')}</p>
      </div>
      <ul className={classes.people}>
        {people.map((person) => {
          const role = t(`role.${widestRole(person.roles)}`);
          return (
            <li key={person.account}>
              <button
                type="button"
                className={classes.person}
                title={t('login.demo.signIn', { name: person.fullName, role })}
                aria-busy={busyAs === person.account}
                disabled={busyAs !== null}
                onClick={() => onChoose(person)}
              >
                <Face name={person.fullName} src={person.portrait} size={52} isNamed />
                <span className={classes.name}>{person.fullName}</span>
                <span className={classes.role}>{role}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
