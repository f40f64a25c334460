import { readClassCosts } from '@shuyuan/contract/training/report/class-report.wire';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { CostFacts } from './CostFacts.tsx';
import { CostsForm } from './CostsForm.tsx';
import { HoursTable } from './HoursTable.tsx';

/** The hours and costs of a class, and how long each person was there. */
export function CostsPanel({ classId: id }: { classId: string }) {
  const t = useT('teaching');
  const read = useRead(readClassCosts, { id }, { claims: 'notices' });
  return (
    <Stack gap={20}>
      <ReadStates read={read} failed={t('teaching.costs.failed')} shape="list" count={3}>
        {(costs) => (
          <>
            <CostFacts costs={costs} />
            <CostsForm key={JSON.stringify(costs.lines)} classId={id} costs={costs} />
          </>
        )}
      </ReadStates>
      <HoursTable classId={id} />
    </Stack>
  );
}
