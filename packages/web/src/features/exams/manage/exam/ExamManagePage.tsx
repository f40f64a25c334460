import { readExamForm } from '@shuyuan/contract/exams/papers/papers.wire';
import { useState } from 'react';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathTabs } from '../../../../shared/navigation/PathTabs.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { examAddress, examTabs } from './exam-address.ts';
import { ExamHead } from './ExamHead.tsx';
import { ExamSide } from './ExamSide.tsx';

function ManagedExam({ id }: { id: string }) {
  const t = useT('examining');
  const [{ tab }] = useAddressState(examAddress);
  const [isDirty, setIsDirty] = useState(false);
  const read = useRead(
    readExamForm,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <ReadStates read={read} failed={t('examining.exam.failed')} shape="list" count={4}>
      {(exam) => (
        <Stack gap={20}>
          <ExamHead exam={exam} isDirty={isDirty} />
          <PathTabs
            label={t('examining.tabs')}
            to="examManage"
            params={{ id }}
            current={tab}
            tabs={examTabs.map((name) => ({
              name,
              label: t(`examining.tab.${name}`),
              search: examAddress.write({ tab: name }),
            }))}
          />
          <ExamSide exam={exam} tab={tab} onDirty={setIsDirty} />
        </Stack>
      )}
    </ReadStates>
  );
}

/** An exam for whoever manages it: its form, its paper as takers see it, their attempts and what they came to. */
export function ExamManagePage() {
  const { id } = usePathParams('examManage');
  return <ManagedExam key={id} id={id} />;
}
