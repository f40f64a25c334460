import { Library } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { ListPager } from '../../../shared/navigation/ListPager.tsx';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { CourseList } from './CourseList.tsx';
import { NoCourses } from './NoCourses.tsx';
import { type CatalogueProps, coursesPerPage, isWholeCatalogue } from './study-address.ts';
import { useCatalogue } from './use-catalogue.ts';

/** ENUM-12: everything one may learn, filtered. */
export function Catalogue({ state, onChange }: CatalogueProps) {
  const t = useT('study');
  const title = isWholeCatalogue(state) ? t('study.home.newest') : t('study.home.found');
  return (
    <Panel title={title} icon={<Library />}>
      <Stack>
        <CatalogueFilters state={state} onChange={onChange} />
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
      </Stack>
    </Panel>
  );
}
