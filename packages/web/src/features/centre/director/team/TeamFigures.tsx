import type { readTeam } from '@shuyuan/contract/centre/director/director.wire';
import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { useFormat } from '../../../../lib/format.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import { StatTile } from '../../../../ui/StatTile.tsx';
import classes from '../Director.module.css';
import { DueBar } from '../DueBar.tsx';

type Team = OutputOf<typeof readTeam>;

/** The people of a team in numbers. */
export function TeamFigures({ team }: { team: Team }) {
  const t = useT('director');
  const { count } = useFormat();
  const { peopleCount, seenCount, overdueCount, recentMinutes, earlierMinutes, counts } = team;
  const change = {
    text: t('director.team.change', { minutes: count(earlierMinutes) }),
    direction: recentMinutes < earlierMinutes ? 'down' : 'up',
  } as const;
  return (
    <>
      <div className={classes.tiles}>
        <StatTile label={t('director.team.people')} value={count(peopleCount)} />
        <StatTile label={t('director.team.seen')} value={count(seenCount)} />
        <StatTile label={t('director.team.overdue')} value={count(overdueCount)} />
        <StatTile label={t('director.recentMinutes')} value={count(recentMinutes)} change={change} />
      </div>
      <Panel title={t('director.standing')}>
        <DueBar counts={counts} />
      </Panel>
    </>
  );
}
