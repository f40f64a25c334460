import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import classes from './Apply.module.css';
import { ApplyEditor } from './ApplyEditor.tsx';
import { useKindOffers } from './use-kind-offers.ts';

/** TEAM-26: asking for a share account. */
export function ApplyPage() {
  const t = useT('share');
  const { applications, offersOf } = useKindOffers();
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('teams.apply.title')}
        description={t('teams.apply.description')}
        actions={<PathLink to="certificationInfo">{t('teams.applications.title')}</PathLink>}
      />
      <ReadStates read={applications} failed={t('teams.applications.failed')} shape="list" count={4}>
        {({ items }) => <ApplyEditor offers={offersOf(items)} />}
      </ReadStates>
    </div>
  );
}
