import { listExams, openAttempt, readExam } from '@shuyuan/contract/exams/taking/taking.wire';
import { useEffect, useState } from 'react';
import { useRead, useRefresh } from '../../../lib/queries.ts';
import { usePathParams } from '../../../lib/route-values.ts';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { PathLink } from '../../../shared/navigation/PathLink.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { forgetHandedPaper, handedPaperOf } from './handed-paper.ts';
import { Paper } from './Paper.tsx';

/** Opened once, and again only by the person: whoever opens an attempt takes it from the other tab. */
const once = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

function Attempt({ id }: { id: string }) {
  const t = useT('exams');
  const memberId = useSession((session) => session.currentUser?.id ?? '');
  const [{ tabId, opened: handed }] = useState(() => handedPaperOf(id) ?? { tabId: crypto.randomUUID(), opened: null });
  const refresh = useRefresh();
  useEffect(() => {
    forgetHandedPaper();
    // The page before has gone: what it read is out of date, and a hall that starts does not read it again at once.
    refresh(readExam);
    refresh(listExams);
  }, [refresh]);
  const initial = handed ? { initialData: handed } : {};
  const opening = useRead(openAttempt, { id, tabId }, { claims: 'notices', ...once, ...initial });
  return (
    <Stack>
      <ReadStates read={opening} failed={t('exams.take.failed')} shape="list" count={4}>
        {(opened) => (
          <Paper
            key={opening.dataUpdatedAt}
            opened={opened}
            tabId={tabId}
            memberId={memberId}
            onTakeBack={() => void opening.refetch()}
          />
        )}
      </ReadStates>
      {opening.isError && (
        <PathLink to="examResult" params={{ id }}>
          {t('exams.take.toResult')}
        </PathLink>
      )}
    </Stack>
  );
}

/** D-183: the answer sheet of an attempt. */
export function TakePage() {
  const { id } = usePathParams('examTake');
  return <Attempt key={id} id={id} />;
}
