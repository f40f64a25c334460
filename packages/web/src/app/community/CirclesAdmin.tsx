import { CirclesAdminPage } from '../../features/community/circles/manage/CirclesAdminPage.tsx';
import { WithCoverParts } from './WithCoverParts.tsx';

/** The administration of circles, with the way to upload a cover. */
export function CirclesAdmin() {
  return (
    <WithCoverParts>
      <CirclesAdminPage />
    </WithCoverParts>
  );
}
