import { go } from '../../../lib/navigation.ts';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { OrganizationPicker } from '../../../shared/people/OrganizationPicker.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { ManagedPages } from './ManagedPages.tsx';

/** D-186, D-187: the pages of an organisation, its home page first. */
export function PagesAdminPage() {
  const t = useT('site');
  const root = useSession((session) => session.rootOrganization);
  const { organization = root?.id ?? '' } = useSearchParams();
  return (
    <>
      <PageTitle
        title={t('site.pages.title')}
        description={t('site.pages.text')}
        actions={
          <OrganizationPicker
            label={t('site.pages.organization')}
            value={organization}
            onChange={(id) => go('adminPages', {}, { organization: id })}
          />
        }
      />
      <ManagedPages key={organization} organizationId={organization} />
    </>
  );
}
