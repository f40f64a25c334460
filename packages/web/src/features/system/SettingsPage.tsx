import { go } from '../../lib/navigation.ts';
import { OrganizationPicker } from '../../shared/people/OrganizationPicker.tsx';
import { useSearchParams } from '../../lib/route-values.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SettingList } from './SettingList.tsx';
import classes from './SettingsPage.module.css';

/** D-006: every switch and value of an organisation, explained, each with where it comes from. */
export function SettingsPage() {
  const t = useT('admin');
  const root = useSession((session) => session.rootOrganization);
  const { organization = root?.id ?? '' } = useSearchParams();
  return (
    <>
      <PageTitle
        title={t('admin.settings.title')}
        description={t('admin.settings.description')}
        actions={
          <div className={classes.place}>
            <OrganizationPicker
              label={t('admin.settings.organization')}
              value={organization}
              onChange={(id) => go('adminSettings', {}, { organization: id })}
            />
          </div>
        }
      />
      <SettingList key={organization} organizationId={organization} />
    </>
  );
}
