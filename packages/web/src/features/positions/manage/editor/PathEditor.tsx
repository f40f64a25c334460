import { readPositionForm } from '@shuyuan/contract/positions/manage-position.wire';
import { Button } from '@mantine/core';
import { useRead } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Holders } from '../holders/Holders.tsx';
import { PathFields } from './PathFields.tsx';
import { PathSteps } from './PathSteps.tsx';

type Props = { id: string; onClose: () => void };

/** One path: its steps, its draft, and the people who have its position. */
export function PathEditor({ id, onClose }: Props) {
  const t = useT('study');
  const form = useRead(readPositionForm, { id }, { claims: 'notices' });
  return (
    <Stack>
      <div>
        <Button variant="default" onClick={onClose}>
          {t('positions.form.back')}
        </Button>
      </div>
      <ReadStates read={form} failed={t('positions.failed')} shape="list" count={6}>
        {(path) => (
          <>
            <PathSteps path={path} />
            <PathFields key={path.revision} path={path} />
            <Holders id={id} canRemind={path.can.remind} />
          </>
        )}
      </ReadStates>
    </Stack>
  );
}
