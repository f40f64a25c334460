import { ColumnFormPage } from '../../features/community/columns/manage/ColumnFormPage.tsx';
import { WithPriceParts } from '../pricing/WithPriceParts.tsx';
import { WithCoverParts } from './WithCoverParts.tsx';

/** The form of a column, with the way to upload a cover and to set a price. */
export function ColumnAdd() {
  return (
    <WithCoverParts>
      <WithPriceParts>
        <ColumnFormPage />
      </WithPriceParts>
    </WithCoverParts>
  );
}
