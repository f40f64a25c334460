import { useState } from 'react';
import { TeamLedger } from '../../features/ledger/account/TeamLedger.tsx';
import { MyAccounts } from '../../features/teams/account/MyAccounts.tsx';
import { UnknownAccount } from '../../features/teams/account/UnknownAccount.tsx';
import { useAccount } from '../../features/teams/account/use-account.ts';
import { lastTeam } from '../../features/teams/last-team.ts';
import { JoinByCode } from '../../features/teams/members/JoinByCode.tsx';
import { ReadStates } from '../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../lib/route-values.ts';
import { useT } from '../../lib/texts.ts';

function LedgerOfTeam({ id }: { id: string }) {
  const t = useT('share');
  const { account, isUnknown } = useAccount(id);
  if (isUnknown) return <UnknownAccount />;
  return (
    <ReadStates read={account} failed={t('teams.account.failed')} shape="list" count={3}>
      {(data) => <TeamLedger account={data} />}
    </ReadStates>
  );
}

/**
 * ROUTE-45, C-10: the ledger of the account in the address, else of the one last opened in this tab (D-112), else one's
 * accounts to choose from (D-113): nothing is ever asked of an unnamed one.
 */
export function TeamLedgerRoute() {
  const { teamID } = useSearchParams();
  const [remembered] = useState(lastTeam.read);
  const id = teamID || remembered;
  return id ? (
    <LedgerOfTeam key={id} id={id} />
  ) : (
    <>
      <MyAccounts to="shareOutput" />
      <JoinByCode />
    </>
  );
}
