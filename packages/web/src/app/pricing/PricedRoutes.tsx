import { ColumnPage } from '../../features/community/columns/ColumnPage.tsx';
import { ShareContentRoute } from '../community/QuestionRoutes.tsx';
import { WithPriceParts } from './WithPriceParts.tsx';

/** ROUTE-10: what an account published, with the way to buy it. */
export function PricedContentRoute() {
  return (
    <WithPriceParts>
      <ShareContentRoute />
    </WithPriceParts>
  );
}

/** ROUTE-39: a column, with the way to buy it. */
export function PricedColumnRoute() {
  return (
    <WithPriceParts>
      <ColumnPage />
    </WithPriceParts>
  );
}
