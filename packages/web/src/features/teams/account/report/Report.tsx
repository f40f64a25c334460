import type { AnalysisDays } from '@shuyuan/contract/teams/account-life';
import { readReport } from '@shuyuan/contract/teams/report.wire';
import { useRead } from '../../../../lib/queries.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { StatTile } from '../../../../ui/StatTile.tsx';
import classes from '../Account.module.css';
import { type CountName, countNames, useCountText } from './counts.ts';

type Props = { id: string; days: AnalysisDays };

/** TEAM-22: the sums of a time beside those of the same time before it. */
export function Report({ id, days }: Props) {
  const t = useT('share');
  const textOf = useCountText();
  const report = useRead(readReport, { id, days }, { claims: 'notices' });
  const changeOf = (name: CountName, now: number, before: number) => {
    if (now === before) return {};
    const direction = now > before ? 'up' : 'down';
    const size = `${now > before ? '+' : '−'}${textOf(name, Math.abs(now - before))}`;
    const text = t('teams.report.change', { change: size, before: textOf(name, before) });
    return { change: { text, direction } } as const;
  };
  return (
    <ReadStates read={report} failed={t('teams.analysis.failed')} shape="cards" count={5}>
      {({ now, before }) => (
        <section className={classes.tiles} aria-label={t('teams.report.title')}>
          {countNames.map((name) => (
            <StatTile
              key={name}
              label={t(`teams.count.${name}`)}
              value={textOf(name, now[name])}
              {...changeOf(name, now[name], before[name])}
            />
          ))}
        </section>
      )}
    </ReadStates>
  );
}
