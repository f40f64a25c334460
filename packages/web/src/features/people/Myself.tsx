import type { ReactNode } from 'react';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tag } from '../../ui/Tag.tsx';
import classes from './Myself.module.css';

/** Who the company says one is. It is changed by its administrators; only the picture is one's own. */
export function Myself({ pictureAction }: { pictureAction: ReactNode }) {
  const t = useT('personal');
  const common = useT('common');
  const person = useSession((session) => session.currentUser);
  if (!person) return null;
  const facts = [
    [t('centre.profile.account'), person.name],
    [t('centre.profile.organization'), person.organization.name],
    [t('centre.profile.company'), person.rootOrganization.name],
  ] as const;
  return (
    <Panel>
      <div className={classes.head}>
        <Face name={person.fullName} src={person.portrait} size={72} isNamed />
        <h2 className={classes.name}>{person.fullName}</h2>
        {pictureAction}
        <PathLink to="personalHomepage" params={{ memberId: person.id }} className={classes.link}>
          {t('centre.profile.homepage')}
        </PathLink>
      </div>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('centre.profile.roles')}</dt>
          <dd className={classes.roles}>
            {person.roles.map((role) => (
              <Tag key={role}>{common(`role.${role}`)}</Tag>
            ))}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
