import { UnstyledButton } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useT } from '../../lib/texts.ts';
import classes from './menus.module.css';
import { OpensLater } from './OpensLater.tsx';

const load = () => import('./CreateDropdown.tsx').then((module) => module.CreateDropdown);

export function CreateMenu() {
  const t = useT('common');
  const target = (
    <UnstyledButton className={classes.create}>
      <Plus size={18} aria-hidden />
      <span className={classes.createWord}>{t('frame.create')}</span>
    </UnstyledButton>
  );
  return <OpensLater name="create-menu" popup="menu" target={target} load={load} />;
}
