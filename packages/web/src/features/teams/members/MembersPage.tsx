import { useState } from 'react';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../lib/route-values.ts';
import { useT } from '../../../lib/texts.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { MyAccounts } from '../account/MyAccounts.tsx';
import { UnknownAccount } from '../account/UnknownAccount.tsx';
import { useAccount } from '../account/use-account.ts';
import { lastTeam } from '../last-team.ts';
import { JoinByCode } from './JoinByCode.tsx';
import { MemberList } from './MemberList.tsx';

function MembersOf({ id }: { id: string }) {
  const t = useT('share');
  const { account, isUnknown } = useAccount(id);
  if (isUnknown) return <UnknownAccount />;
  return (
    <ReadStates read={account} failed={t('teams.account.failed')} shape="list" count={3}>
      {(data) => (
        <>
          <PageTitle
            title={t('teams.members.title')}
            description={<bdi>{data.name}</bdi>}
            actions={
              <PathLink to="teamContent" params={{ id }}>
                {t('teams.members.back')}
              </PathLink>
            }
          />
          <MemberList account={data} />
        </>
      )}
    </ReadStates>
  );
}

/** ROUTE-43: the people of the account in the address, else of the one last opened (D-112), else one's accounts (D-113). */
export function MembersPage() {
  const { teamID } = useSearchParams();
  const [remembered] = useState(lastTeam.read);
  const id = teamID || remembered;
  return (
    <>
      {id ? <MembersOf key={id} id={id} /> : <MyAccounts to="memberManage" />}
      <JoinByCode />
    </>
  );
}
