import type { ReactNode } from 'react';
import { PathLink, type PathLinkProps } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { useModuleTitle } from '../module-title.ts';
import classes from './Modules.module.css';

type Props = {
  title: string;
  icon: ReactNode;
  /** Where all of it is. */
  to: PathLinkProps<'study' | 'subjects' | 'recommend' | 'centerPosition' | 'shareIndex'>['to'];
  children: ReactNode;
};

/** A module that shows the beginning of a list. */
export function ListModule({ title, icon, to, children }: Props) {
  const t = useT('site');
  const link = (
    <PathLink to={to} className={classes.all}>
      {t('site.module.all')}
    </PathLink>
  );
  return (
    <Panel title={useModuleTitle(title)} icon={icon} action={link}>
      {children}
    </Panel>
  );
}
