import { ColumnFormPage } from '../../features/community/columns/manage/ColumnFormPage.tsx';
import { WithCoverParts } from './WithCoverParts.tsx';

/** The form of a column, with the way to upload a cover. */
export function ColumnAdd() {
  return (
    <WithCoverParts>
      <ColumnFormPage />
    </WithCoverParts>
  );
}
