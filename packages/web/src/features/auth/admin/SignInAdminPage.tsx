import { PathTabs } from '../../../shared/navigation/PathTabs.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { GroupsTab } from './groups/GroupsTab.tsx';
import { SourcesTab } from './sources/SourcesTab.tsx';
import { TokensTab } from './tokens/TokensTab.tsx';

const tabs = ['sources', 'tokens', 'groups'] as const;
type Tab = (typeof tabs)[number];
const contentOf = { sources: SourcesTab, tokens: TokensTab, groups: GroupsTab } as const satisfies Record<Tab, unknown>;

/** How people of the company come in, and how other systems keep the list of them. */
export function SignInAdminPage() {
  const t = useT('admin');
  const { tab: asked } = useSearchParams();
  const current = tabs.find((tab) => tab === asked) ?? 'sources';
  const Content = contentOf[current];
  return (
    <>
      <PageTitle title={t('admin.signIn.title')} description={t('admin.signIn.description')} />
      <PathTabs
        to="adminSignIn"
        params={{}}
        label={t('admin.signIn.title')}
        tabs={tabs.map((name) => ({
          name,
          label: t(`admin.signIn.tab.${name}`),
          search: { tab: name === 'sources' ? undefined : name },
        }))}
        current={current}
      />
      <Content />
    </>
  );
}
