import { UnstyledButton } from '@mantine/core';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { Face } from '../../ui/Face.tsx';
import classes from './menus.module.css';
import { OpensLater } from './OpensLater.tsx';

const load = () => import('./AccountDropdown.tsx').then((module) => module.AccountDropdown);

export function AccountMenu() {
  const t = useT('common');
  const person = useSession((session) => session.currentUser);
  if (!person) return null;
  const target = (
    <UnstyledButton className={classes.account} aria-label={t('frame.account', { name: person.fullName })}>
      <Face name={person.fullName} src={person.portrait} size={32} isNamed />
    </UnstyledButton>
  );
  return <OpensLater name="account-menu" popup="menu" target={target} load={load} />;
}
