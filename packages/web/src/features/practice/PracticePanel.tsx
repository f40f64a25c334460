import { readPractice } from '@shuyuan/contract/practice/practice.wire';
import { Repeat2 } from 'lucide-react';
import { useRead } from '../../lib/queries.ts';
import { useT } from '../../lib/texts.ts';
import { PathLink } from '../../shared/navigation/PathLink.tsx';
import { HintText } from '../../ui/HintText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import classes from './Practice.module.css';
import { practiceZone } from './practice-zone.ts';
import { PracticeProgress } from './PracticeProgress.tsx';

/** Practice on the study home; nothing for whoever has no card and no bank to choose. */
export function PracticePanel() {
  const t = useT('practice');
  const { data } = useRead(readPractice, practiceZone, { claims: 'notices' });
  if (!data || (data.cardCount === 0 && data.bankCount === 0)) return null;
  const open = (
    <PathLink to="practice" params={{}}>
      {t(data.leftCount > 0 ? 'practice.panel.start' : 'practice.panel.open')}
    </PathLink>
  );
  return (
    <Panel title={t('practice.title')} icon={<Repeat2 />} action={open}>
      <div className={classes.panel}>
        <PracticeProgress next={data} />
        <HintText as="span">{t('practice.text')}</HintText>
      </div>
    </Panel>
  );
}
