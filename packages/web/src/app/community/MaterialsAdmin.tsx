import { MaterialsAdminPage } from '../../features/community/covers/manage/MaterialsAdminPage.tsx';
import { WithCoverParts } from './WithCoverParts.tsx';

/** The library of the company, with the way to upload a picture. */
export function MaterialsAdmin() {
  return (
    <WithCoverParts>
      <MaterialsAdminPage />
    </WithCoverParts>
  );
}
