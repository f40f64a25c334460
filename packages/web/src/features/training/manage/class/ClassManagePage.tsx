import { readClassForm } from '@shuyuan/contract/training/manage-class.wire';
import { useState } from 'react';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathTabs } from '../../../../shared/navigation/PathTabs.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { classAddress, classTabs } from './class-address.ts';
import { ClassHead } from './ClassHead.tsx';
import { ClassSide } from './ClassSide.tsx';

function ManagedClass({ id }: { id: string }) {
  const t = useT('teaching');
  const [{ tab }] = useAddressState(classAddress);
  const [isDirty, setIsDirty] = useState(false);
  const read = useRead(
    readClassForm,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <ReadStates read={read} failed={t('teaching.class.failed')} shape="list" count={4}>
      {(training) => (
        <Stack gap={20}>
          <ClassHead training={training} isDirty={isDirty} />
          <PathTabs
            label={t('teaching.tabs')}
            to="trainingManage"
            params={{ id }}
            current={tab}
            tabs={classTabs.map((name) => ({
              name,
              label: t(`teaching.tab.${name}`),
              search: classAddress.write({ tab: name }),
            }))}
          />
          <ClassSide training={training} tab={tab} onDirty={setIsDirty} />
        </Stack>
      )}
    </ReadStates>
  );
}

/** A class for whoever manages it: its form, and the people in it. */
export function ClassManagePage() {
  const { id } = usePathParams('trainingManage');
  return <ManagedClass key={id} id={id} />;
}
