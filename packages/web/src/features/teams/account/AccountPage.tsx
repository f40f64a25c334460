import { usePathParams } from '../../../lib/route-values.ts';
import { JoinByCode } from '../members/JoinByCode.tsx';
import type { AccountTab } from './account-tab.ts';
import { AccountView } from './AccountView.tsx';
import { MyAccounts } from './MyAccounts.tsx';

type Props = {
  /** What other features show of it: the app composes the page. */
  tabs?: readonly AccountTab[];
};

const noTabs: readonly AccountTab[] = [];

/** ROUTE-39: a share account. Where none is named, one's own (D-113): nothing is ever asked of an unnamed one. */
export function AccountPage({ tabs = noTabs }: Props) {
  const { id } = usePathParams('teamContent');
  return (
    <>
      {id === undefined ? <MyAccounts to="teamContent" /> : <AccountView key={id} id={id} tabs={tabs} />}
      <JoinByCode />
    </>
  );
}
