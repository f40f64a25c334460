import { ApplyPage } from '../../features/teams/apply/ApplyPage.tsx';
import { WithProfileParts } from './WithProfileParts.tsx';

/** Asking for a share account, with the fields of topics and pictures. */
export function ApplyForAccount() {
  return (
    <WithProfileParts>
      <ApplyPage />
    </WithProfileParts>
  );
}
