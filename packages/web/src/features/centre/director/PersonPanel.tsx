import { Button } from '@mantine/core';
import { readSubordinate } from '@shuyuan/contract/centre/director/director.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PersonHead } from './PersonHead.tsx';
import { useDueColumns } from './use-due-columns.tsx';
import { WeekChart } from '../weeks/WeekChart.tsx';

/** One of a director's people: what is due of them, and their learning week by week. */
export function PersonPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('director');
  const read = useRead(readSubordinate, { id }, { claims: 'notices' });
  const columns = useDueColumns();
  return (
    <Stack gap={20}>
      <div>
        <Button variant="subtle" onClick={onClose}>
          {t('director.member.back')}
        </Button>
      </div>
      <ReadStates read={read} failed={t('director.member.failed')} shape="list" count={4}>
        {(person) => (
          <>
            <PersonHead person={person} />
            <Panel title={t('director.member.dues')} padding="flush">
              <DataTable
                caption={t('director.member.dues')}
                columns={columns}
                content={{
                  state: 'ready',
                  rows: person.dues,
                  empty: <EmptyState title={t('director.member.dues.none')} />,
                }}
                rowKey={(due) => `${due.kind} ${due.id}`}
              />
            </Panel>
            <WeekChart weeks={person.weeks} measures={['minutes', 'finishedCount']} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
