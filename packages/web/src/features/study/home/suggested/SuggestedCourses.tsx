import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadStates } from '../../../../shared/reads/ReadStates.tsx';
import { useT } from '../../../../lib/texts.ts';
import { HintText } from '../../../../ui/HintText.tsx';
import { Panel } from '../../../../ui/Panel.tsx';
import type { CourseCardData } from '../course-card.ts';
import { CourseList } from '../CourseList.tsx';

type Props = {
  title: string;
  icon: ReactNode;
  read: UseQueryResult<{ items: CourseCardData[] }>;
  /** Said where there is none. */
  empty: string;
};

/** Some courses that were chosen for the reader. */
export function SuggestedCourses({ title, icon, read, empty }: Props) {
  const t = useT('study');
  return (
    <Panel title={title} icon={icon}>
      <ReadStates read={read} failed={t('study.home.failed')} shape="cards" count={4}>
        {({ items }) => (items.length === 0 ? <HintText>{empty}</HintText> : <CourseList courses={items} />)}
      </ReadStates>
    </Panel>
  );
}
