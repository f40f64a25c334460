import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Complaints } from './Complaints.tsx';
import classes from './Moderation.module.css';
import { ModeratedPosts } from './ModeratedPosts.tsx';

/** D-125, D-126, D-132: what waits for a moderator: things to be published, and what people complain about. */
export function ModerationPage() {
  const t = useT('admin');
  const { tab } = useSearchParams();
  const current = tab === 'complaints' ? 'complaints' : 'posts';
  return (
    <>
      <PageTitle title={t('admin.moderation.title')} description={t('admin.moderation.description')} />
      <div className={classes.tabs}>
        <PathTabs
          label={t('admin.moderation.title')}
          to="adminModeration"
          params={{}}
          current={current}
          tabs={[
            { name: 'posts', label: t('admin.moderation.posts'), search: {} },
            { name: 'complaints', label: t('admin.moderation.complaints'), search: { tab: 'complaints' } },
          ]}
        />
      </div>
      {current === 'posts' ? <ModeratedPosts /> : <Complaints />}
    </>
  );
}
