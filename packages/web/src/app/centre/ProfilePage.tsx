import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './ProfilePage.module.css';

function Myself() {
  const person = useSession((session) => session.currentUser);
  return (
    person && (
      <Panel>
        <div className={classes.person}>
          <Face name={person.fullName} src={person.headPortrait} size={72} isNamed />
          <div>
            <h2 className={classes.name}>{person.fullName}</h2>
            <p className={classes.soft}>{person.organization.name}</p>
          </div>
        </div>
      </Panel>
    )
  );
}

/** What the product knows about oneself, and how one wants it. */
export function ProfilePage() {
  const t = useT('personal');
  return (
    <div className={classes.root}>
      <PageTitle title={t('centre.profile.title')} description={t('centre.profile.text')} />
      <Myself />
    </div>
  );
}
