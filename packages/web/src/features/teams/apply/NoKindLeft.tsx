import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Apply.module.css';
import { KindChoice } from './KindChoice.tsx';
import type { KindOffer } from './use-kind-offers.ts';

/** Nothing can be asked for now: why, and where to see how it stands. */
export function NoKindLeft({ offers }: { offers: readonly KindOffer[] }) {
  const t = useT('share');
  return (
    <Panel>
      <KindChoice offers={offers} current={undefined} onChoose={() => undefined} />
      <p className={classes.way}>
        <PathLink to="certificationInfo">{t('teams.applications.title')}</PathLink>
      </p>
    </Panel>
  );
}
