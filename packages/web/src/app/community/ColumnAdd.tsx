import { ColumnFormPage } from '../../features/community/columns/manage/ColumnFormPage.tsx';
import { WithPriceParts } from '../pricing/WithPriceParts.tsx';

/** The form of a column, with the way to set a price. */
export function ColumnAdd() {
  return (
    <WithPriceParts>
      <ColumnFormPage />
    </WithPriceParts>
  );
}
