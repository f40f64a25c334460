import { Select } from '@mantine/core';
import { courseStates } from '@shuyuan/contract/study/courses/course-states';
import { useCan } from '../../../../lib/session.ts';
import { useT } from '../../../../lib/texts.ts';
import { SearchBox } from '../../../../ui/SearchBox.tsx';
import classes from './CourseTable.module.css';
import type { useCourseList } from './use-course-list.ts';

type Props = Pick<ReturnType<typeof useCourseList>, 'state' | 'change'>;

/** The word, the state, and for administrators whose courses. */
export function CourseFilters({ state, change }: Props) {
  const t = useT('courses');
  const canManageAll = useCan('course.manageAll');
  const states = courseStates.map((value) => ({ value, label: t(`courses.state.${value}`) }));
  const find = (search: string): void => change({ search, page: 1 });
  return (
    <div className={classes.filters}>
      <SearchBox
        className={classes.search}
        label={t('courses.search')}
        placeholder={t('courses.search')}
        clearLabel={t('courses.search.clear')}
        initialValue={state.search}
        onSearch={find}
        onClear={() => find('')}
      />
      <Select
        aria-label={t('courses.filter.state')}
        placeholder={t('courses.filter.state.all')}
        className={classes.choice}
        clearable
        clearButtonProps={{ 'aria-label': t('courses.filter.clear') }}
        data={states}
        value={state.state ?? null}
        onChange={(value) => change({ state: courseStates.find((one) => one === value), page: 1 })}
      />
      {canManageAll && (
        <Select
          aria-label={t('courses.filter.whose')}
          className={classes.choice}
          allowDeselect={false}
          data={[
            { value: 'all', label: t('courses.filter.whose.all') },
            { value: 'own', label: t('courses.filter.whose.own') },
          ]}
          value={state.whose}
          onChange={(value) => change({ whose: value === 'own' ? 'own' : 'all', page: 1 })}
        />
      )}
    </div>
  );
}
