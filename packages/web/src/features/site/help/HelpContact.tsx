import { LifeBuoy } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './HelpPage.module.css';

/** The people to ask when no article helps. */
export function HelpContact() {
  const t = useT('help');
  const company = useSession((session) => session.rootOrganization?.name);
  return (
    <Panel title={t('help.contact.title')} icon={<LifeBuoy />} hint={company}>
      <p className={classes.contact}>{t('help.contact.text')}</p>
    </Panel>
  );
}
