import { Button } from '@mantine/core';
import { House } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { DeletePage } from './DeletePage.tsx';
import type { Managed } from './managed.ts';
import { PageRow } from './PageRow.tsx';
import { useCreatePage } from './use-create-page.ts';

/** The home page of an organisation, or whose it has. */
export function HomePanel({ managed: { organization, inheritedHome, items } }: { managed: Managed }) {
  const t = useT('site');
  const create = useCreatePage();
  const own = items.find(({ kind }) => kind === 'home');
  const inherited = inheritedHome
    ? t('site.pages.inherited', { name: inheritedHome.name })
    : t('site.pages.inherited.product');
  return (
    <Panel title={t('site.page.home')} icon={<House />}>
      {own ? (
        <Stack>
          <PageRow page={own} name={t('site.page.home')}>
            <DeletePage page={own} name={t('site.page.home')} />
          </PageRow>
          {!own.isPublished && <HintText>{inherited}</HintText>}
        </Stack>
      ) : (
        <Stack>
          <HintText>{inherited}</HintText>
          <div>
            <Button
              variant="default"
              loading={create.isPending}
              onClick={() => create.mutate({ organizationId: organization.id, kind: 'home' })}
            >
              {t('site.pages.makeHome')}
            </Button>
          </div>
        </Stack>
      )}
    </Panel>
  );
}
