import { ChevronRight, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { useCan, useSession } from '../../lib/session.ts';
import { type TextKey, useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './HelpPage.module.css';

type Own = { readonly topic: string; readonly page?: string; readonly title?: TextKey<'personal'> };

/** Questions of everybody, each with the page of one's own centre where it is settled. */
const everyone = [
  { topic: 'password', page: 'profile', title: 'centre.profile.title' },
  { topic: 'language', page: 'profile', title: 'centre.profile.title' },
  { topic: 'approvals', page: 'approvals', title: 'approvals.title' },
  { topic: 'deputy', page: 'approvals', title: 'approvals.title' },
  { topic: 'notices', page: 'notification-preferences', title: 'centre.notificationPreferences.title' },
  { topic: 'sessions', page: 'sessions', title: 'centre.sessions.title' },
  { topic: 'keyboard' },
] as const satisfies readonly Own[];

const administration = [
  { topic: 'members', to: 'adminMembers', title: 'admin.members.title' },
  { topic: 'settings', to: 'adminSettings', title: 'admin.settings.title' },
  { topic: 'audit', to: 'adminAudit', title: 'admin.audit.title' },
] as const;

type Topic = (typeof everyone)[number]['topic'] | (typeof administration)[number]['topic'];

function Question({ topic, link }: { topic: Topic; link?: ReactNode }) {
  const t = useT('help');
  return (
    <details className={classes.question}>
      <summary>
        <ChevronRight size={18} aria-hidden className={classes.turning} />
        {t(`help.${topic}.question`)}
      </summary>
      <div className={classes.answer}>
        <p>{t(`help.${topic}.answer`)}</p>
        {link}
      </div>
    </details>
  );
}

function OwnQuestions() {
  const personal = useT('personal');
  return everyone.map((one) => (
    <Question
      key={one.topic}
      topic={one.topic}
      link={
        'page' in one && (
          <PathLink to="centerMy" params={{ name: one.page }}>
            {personal(one.title)}
          </PathLink>
        )
      }
    />
  ));
}

function AdministrationQuestions() {
  const admin = useT('admin');
  return administration.map(({ topic, to, title }) => (
    <Question key={topic} topic={topic} link={<PathLink to={to}>{admin(title)}</PathLink>} />
  ));
}

/** ROLE-06: short answers, each with the way to where the question is settled. */
export function HelpPage() {
  const t = useT('help');
  const canAdminister = useCan('organization.manage');
  const company = useSession((session) => session.rootOrganization?.name);
  return (
    <article className={classes.root}>
      <PageTitle title={t('help.title')} description={t('help.lead')} />
      <div className={classes.parts}>
        <Panel title={t('help.everyone')} padding="flush">
          <OwnQuestions />
        </Panel>
        {canAdminister && (
          <Panel title={t('help.administrators')} padding="flush">
            <AdministrationQuestions />
          </Panel>
        )}
        <Panel title={t('help.contact.title')} icon={<LifeBuoy />} hint={company}>
          <p className={classes.contact}>{t('help.contact.text')}</p>
        </Panel>
      </div>
    </article>
  );
}
