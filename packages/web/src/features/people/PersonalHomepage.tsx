import type { ComponentType } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { usePathParams } from '../../lib/route-values.ts';
import { useSession } from '../../lib/session.ts';
import { usePerson } from '../../shared/people/use-person.ts';
import { Panel } from '../../ui/Panel.tsx';
import { HomepagePlaces } from './HomepagePlaces.tsx';
import classes from './PersonalHomepage.module.css';
import { PersonHead } from './PersonHead.tsx';
import { UnknownPerson } from './UnknownPerson.tsx';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && [404, 422].includes(error.status);

type Part = ComponentType<{ memberId: string }>;
type Props = {
  /** What other features know of a person. */
  Accounts: Part;
  Questions: Part;
  Columns: Part;
};

/** D-097: what colleagues may know of a person; same tenant only, anybody else is not found. */
export function PersonalHomepage({ Accounts, ...places }: Props) {
  const { memberId } = usePathParams('personalHomepage');
  const isOneself = useSession(({ currentUser }) => currentUser?.id === memberId);
  const person = usePerson(memberId);
  if (isUnknown(person.detail.error)) return <UnknownPerson />;
  return (
    <div className={classes.root}>
      <Panel>
        <PersonHead person={person} isOneself={isOneself} />
      </Panel>
      <Accounts memberId={memberId} />
      <HomepagePlaces memberId={memberId} {...places} />
    </div>
  );
}
