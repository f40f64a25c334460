import { readCourseForm } from '@shuyuan/contract/study/courses/manage.wire';
import { useState } from 'react';
import { useAddressState } from '../../../../lib/address-state.ts';
import { useRead } from '../../../../lib/queries.ts';
import { usePathParams } from '../../../../lib/route-values.ts';
import { useT } from '../../../../lib/texts.ts';
import { PathTabs } from '../../../../shared/navigation/PathTabs.tsx';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { CourseHead } from './CourseHead.tsx';
import { CourseSide } from './CourseSide.tsx';
import { editAddress, editTabsOf } from './edit-address.ts';

function ManagedCourse({ id }: { id: string }) {
  const t = useT('courses');
  const [{ tab }] = useAddressState(editAddress);
  const [isDirty, setIsDirty] = useState(false);
  const read = useRead(
    readCourseForm,
    { id },
    { claims: 'notices', gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  return (
    <ReadStates read={read} failed={t('courses.course.failed')} shape="list" count={4}>
      {(course) => {
        const { tabs, current } = editTabsOf(course, tab);
        return (
          <Stack gap={20}>
            <CourseHead course={course} isDirty={isDirty} />
            <PathTabs
              label={t('courses.tabs')}
              to="courseManage"
              params={{ id }}
              current={current}
              tabs={tabs.map((name) => ({
                name,
                label: t(`courses.tab.${name}`),
                search: editAddress.write({ tab: name }),
              }))}
            />
            <CourseSide course={course} tab={current} onDirty={setIsDirty} />
          </Stack>
        );
      }}
    </ReadStates>
  );
}

/** A course for whoever manages it: its outline, what it says of itself, and who learns it. */
export function CourseManagePage() {
  const { id } = usePathParams('courseManage');
  return <ManagedCourse key={id} id={id} />;
}
