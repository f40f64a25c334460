import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Organizations } from './Organizations.tsx';

export function OrganizationsPage() {
  const t = useT('admin');
  return (
    <>
      <PageTitle title={t('admin.organizations.title')} description={t('admin.organizations.description')} />
      <Panel>
        <Organizations />
      </Panel>
    </>
  );
}
