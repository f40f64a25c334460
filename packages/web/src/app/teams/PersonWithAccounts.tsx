import { PersonalHomepage } from '../../features/people/PersonalHomepage.tsx';
import { AccountsOfPerson } from '../../features/teams/mine/AccountsOfPerson.tsx';

/** The homepage of a person with the share accounts they belong to. */
export function PersonWithAccounts() {
  return <PersonalHomepage Accounts={AccountsOfPerson} />;
}
