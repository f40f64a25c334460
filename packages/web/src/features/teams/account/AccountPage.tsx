import { usePathParams } from '../../../lib/route-values.ts';
import { JoinByCode } from '../members/JoinByCode.tsx';
import { AccountView } from './AccountView.tsx';
import { MyAccounts } from './MyAccounts.tsx';

/** ROUTE-39: a share account. Where none is named, one's own (D-113): nothing is ever asked of an unnamed one. */
export function AccountPage() {
  const { id } = usePathParams('teamContent');
  return (
    <>
      {id === undefined ? <MyAccounts to="teamContent" /> : <AccountView key={id} id={id} />}
      <JoinByCode />
    </>
  );
}
