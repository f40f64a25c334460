import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CourseList } from './CourseList.tsx';
import { NoCourses } from './NoCourses.tsx';
import { type CatalogueProps, coursesPerPage } from './study-address.ts';
import { useCatalogue } from './use-catalogue.ts';

/** Courses that are looked for. */
export function FoundCourses({ state, onChange }: CatalogueProps) {
  const t = useT('study');
  return (
    <ReadStates read={useCatalogue(state)} failed={t('study.home.failed')} shape="cards" count={4}>
      {({ items, recordCount }) =>
        items.length === 0 ? (
          <NoCourses state={state} onChange={onChange} />
        ) : (
          <Stack gap={24}>
            <CourseList courses={items} />
            {recordCount > coursesPerPage && (
              <ListPager
                paging={{ page: state.page, pageSize: state.pageSize }}
                sizes={[coursesPerPage]}
                recordCount={recordCount}
                onChange={({ page }) => onChange({ page })}
              />
            )}
          </Stack>
        )
      }
    </ReadStates>
  );
}
