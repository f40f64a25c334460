import { PlainFilter } from '@shuyuan/contract/study/plain-filter';
import { Library } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { FoundCourses } from './FoundCourses.tsx';
import { type CatalogueProps, isWholeCatalogue } from './study-address.ts';

type Props = CatalogueProps & { readonly renderSubjects: (props: CatalogueProps) => ReactNode };

/** ENUM-12: everything one may learn, filtered. */
export function Catalogue({ state, onChange, renderSubjects }: Props) {
  const t = useT('study');
  const title = isWholeCatalogue(state) ? t('study.home.newest') : t('study.home.found');
  return (
    <Panel title={title} icon={<Library />}>
      <Stack>
        <CatalogueFilters state={state} onChange={onChange} />
        {state.kind === PlainFilter.subject ? (
          renderSubjects({ state, onChange })
        ) : (
          <FoundCourses state={state} onChange={onChange} />
        )}
      </Stack>
    </Panel>
  );
}
