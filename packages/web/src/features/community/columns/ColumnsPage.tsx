import { useSearchParams } from '../../../lib/route-values.ts';
import { ColumnsOfAccount } from './ColumnsOfAccount.tsx';
import { ColumnsOverview } from './ColumnsOverview.tsx';

/** ROUTE-39: the columns of the account the address names; where none is named, one's own and recommended ones. */
export function ColumnsPage() {
  const { teamID } = useSearchParams();
  return teamID === undefined ? <ColumnsOverview /> : <ColumnsOfAccount key={teamID} accountId={teamID} />;
}
