import { QuestionsOfPerson } from '../../features/community/questions/QuestionsOfPerson.tsx';
import { PersonalHomepage } from '../../features/people/PersonalHomepage.tsx';
import { AccountsOfPerson } from '../../features/teams/mine/AccountsOfPerson.tsx';
import { ColumnsOfPerson } from '../community/ColumnsOfPerson.tsx';

/** The homepage of a person with what they ask and write, and the share accounts they belong to. */
export function PersonWithAccounts() {
  return <PersonalHomepage Accounts={AccountsOfPerson} Questions={QuestionsOfPerson} Columns={ColumnsOfPerson} />;
}
