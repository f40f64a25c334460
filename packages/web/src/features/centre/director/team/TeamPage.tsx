import { readTeam } from '@shuyuan/contract/centre/director/director.wire';
import { useRead } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { PageTitle } from '../../../../ui/PageTitle.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { BackToPeople } from './BackToPeople.tsx';
import { TeamFigures } from './TeamFigures.tsx';
import { TeamUnits } from './TeamUnits.tsx';
import { WeekChart } from '../../weeks/WeekChart.tsx';

/** ROUTE-25: a team of a director's: how far it is, how that changed, and its units beside each other. */
export function TeamPage() {
  const t = useT('director');
  const { id } = usePathParams('directorTeam');
  const read = useRead(readTeam, { id }, { claims: 'notices' });
  return (
    <Stack gap={20}>
      <BackToPeople search={{ unit: id }} />
      <ReadStates read={read} failed={t('director.team.failed')} shape="list" count={4}>
        {(team) => (
          <>
            <PageTitle title={<bdi>{team.name}</bdi>} description={t('director.team.text')} />
            <TeamFigures team={team} />
            <WeekChart weeks={team.weeks} measures={['minutes', 'learnerCount', 'finishedCount']} />
            <TeamUnits key={id} id={id} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
