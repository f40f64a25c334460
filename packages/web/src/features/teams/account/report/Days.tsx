import type { AnalysisDays } from '@shuyuan/contract/teams/account-life';
import { readAnalysis } from '@shuyuan/contract/teams/report.wire';
import { changeSearch } from '../../../../lib/navigation.ts';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useSearchParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ChoiceTabs } from '../../../../ui/ChoiceTabs.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import classes from './Analysis.module.css';
import { countNames } from './counts.ts';
import { DayChart } from './DayChart.tsx';

/** TEAM-17: one of the counts, day by day. */
export function Days({ id, days }: { id: string; days: AnalysisDays }) {
  const t = useT('share');
  const { count: wanted } = useSearchParams();
  const count = countNames.find((name) => name === wanted) ?? countNames[0];
  const analysis = useRead(readAnalysis, { id, days }, { claims: 'notices' });
  return (
    <Panel title={t('teams.analysis.title')}>
      <div className={classes.choices}>
        <ChoiceTabs
          label={t('teams.analysis.count')}
          tabs={countNames.map((name) => ({ name, label: t(`teams.count.${name}`) }))}
          current={count}
          onChoose={(name) => changeSearch({ count: name }, { isReplacing: true })}
        />
      </div>
      <ReadStates read={analysis} failed={t('teams.analysis.failed')} shape="list" count={3}>
        {({ items }) => <DayChart days={items} count={count} span={t(`teams.analysis.days.${days}`)} />}
      </ReadStates>
    </Panel>
  );
}
