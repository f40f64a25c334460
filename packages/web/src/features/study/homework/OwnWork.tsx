import { readHomework } from '@shuyuan/contract/study/homework/homework.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { HomeworkForm } from './HomeworkForm.tsx';
import { HomeworkRounds } from './HomeworkRounds.tsx';
import type { HomeworkTarget } from './own-homework.ts';

/** The work as it is written at present, and the rounds before it. */
export function OwnWork({ target }: { target: HomeworkTarget }) {
  const t = useT('study');
  const read = useRead(readHomework, target, {
    claims: 'notices',
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <ReadStates read={read} failed={t('study.homework.failed')} shape="list" count={2}>
      {(work) => (
        <Stack gap={16}>
          <HomeworkForm key={target.sectionKey} target={target} work={work} />
          <HomeworkRounds rounds={work.rounds} />
        </Stack>
      )}
    </ReadStates>
  );
}
