import { listAccountsOf } from '@shuyuan/contract/teams/account.wire';
import { useRead } from '../../../lib/queries.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { EditPublished } from './EditPublished.tsx';
import { KindTabs } from './KindTabs.tsx';
import { NoAccount } from './NoAccount.tsx';
import classes from './Publish.module.css';
import { needsAccount, type PublishPage as Page, voiceOn } from './publish-place.ts';
import { PublishEditor } from './PublishEditor.tsx';

function NewPublish({ page }: { page: Page }) {
  const t = useT('share');
  const { account } = useSearchParams();
  const accounts = useRead(listAccountsOf, {}, { claims: 'notices' });
  return (
    <ReadStates read={accounts} failed={t('community.publish.accounts.failed')} shape="list" count={4}>
      {({ items }) => {
        const active = items.filter(({ state }) => state === 'active');
        const voice = voiceOn(page, account, active);
        return (
          <>
            <KindTabs page={page} voice={voice} />
            {needsAccount(page) && voice === null ? (
              <NoAccount />
            ) : (
              <PublishEditor page={page} voice={voice} accounts={active} />
            )}
          </>
        );
      }}
    </ReadStates>
  );
}

/** ROUTE-40: publishing something, or mending what is published (`?id=`). */
export function PublishPage({ page }: { page: Page }) {
  const t = useT('share');
  const { id } = useSearchParams();
  return (
    <div className={classes.page}>
      <PageTitle
        title={t(id === undefined ? 'community.publish.new' : 'community.publish.edit')}
        description={t(id === undefined ? `community.publish.about.${page}` : 'community.publish.edit.about')}
      />
      {id === undefined ? <NewPublish page={page} /> : <EditPublished key={id} id={id} />}
    </div>
  );
}
