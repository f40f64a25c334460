import { type AnalysisDays, analysisDays } from '@shuyuan/contract/teams/account-life';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import classes from '../Account.module.css';
import choices from './Analysis.module.css';
import { Days } from './Days.tsx';
import { Report } from './Report.tsx';

const names = { 7: '7', 30: '30' } as const satisfies Record<AnalysisDays, string>;

/** D-096: seven or thirty days of an account, for its people. */
export function Analysis({ id }: { id: string }) {
  const t = useT('share');
  const { days: asked } = useSearchParams();
  const days = analysisDays.find((one) => names[one] === asked) ?? analysisDays[0];
  return (
    <div className={classes.column}>
      <div className={choices.choices}>
        <ChoiceTabs
          label={t('teams.analysis.days')}
          tabs={analysisDays.map((one) => ({ name: names[one], label: t(`teams.analysis.days.${one}`) }))}
          current={names[days]}
          onChoose={(name) => changeSearch({ days: name }, { isReplacing: true })}
        />
      </div>
      <Report id={id} days={days} />
      <Days id={id} days={days} />
    </div>
  );
}
