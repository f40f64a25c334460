import { ActionIcon } from '@mantine/core';
import { currentLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { loadGroups, useT } from '../../lib/texts.ts';
import { OpensLater } from './OpensLater.tsx';
import classes from './PageHelpButton.module.css';

async function load() {
  const [module] = await Promise.all([import('../help/HelpAside.tsx'), loadGroups(currentLanguage(), ['help'])]);
  return module.HelpAside;
}

/** ROLE-06: help with the page one is on, for the audience of the help centre. */
export function PageHelpButton() {
  const t = useT('common');
  const hasHelp = useSession((session) => session.menus.includes('help'));
  const target = (
    <ActionIcon variant="subtle" color="gray" size={40} className={classes.root} aria-label={t('frame.pageHelp')} />
  );
  return hasHelp && <OpensLater name="page-help" popup={false} target={target} load={load} />;
}
