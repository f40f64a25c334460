import { verifyApplications } from '@shuyuan/contract/teams/application.wire';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../lib/texts.ts';
import { BlankScroll } from '../../../ui/art/EmptyArt.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { ApplicationCard } from './ApplicationCard.tsx';
import classes from './Applications.module.css';
import { NewApplication } from './NewApplication.tsx';

/** How one's applications for share accounts stand. */
export function ApplicationsPage() {
  const t = useT('share');
  const applications = useRead(verifyApplications, {}, { claims: 'notices' });
  return (
    <div className={classes.page}>
      <PageTitle
        title={t('teams.applications.title')}
        description={t('teams.applications.description')}
        actions={
          <>
            <PathLink to="shareIndex">{t('teams.index.back')}</PathLink>
            {applications.data?.items.length ? <NewApplication /> : null}
          </>
        }
      />
      <ReadStates read={applications} failed={t('teams.applications.failed')} shape="list" count={2}>
        {({ items }) =>
          items.length === 0 ? (
            <Panel>
              <EmptyState
                size="page"
                art={<BlankScroll />}
                title={t('teams.applications.empty.title')}
                text={t('teams.applications.empty.text')}
                action={<NewApplication />}
              />
            </Panel>
          ) : (
            <ul className={classes.list}>
              {items.map((application) => (
                <ApplicationCard key={application.id} application={application} />
              ))}
            </ul>
          )
        }
      </ReadStates>
    </div>
  );
}
