import { Library } from 'lucide-react';
import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CatalogueFilters } from './CatalogueFilters.tsx';
import { FoundCourses } from './FoundCourses.tsx';
import { type CatalogueLists, type CatalogueProps, isWholeCatalogue } from './study-address.ts';

type Props = CatalogueProps & { readonly lists: CatalogueLists };

/** ENUM-12: everything one may learn, filtered. */
export function Catalogue({ state, onChange, lists }: Props) {
  const t = useT('study');
  const List = lists[state.kind] ?? FoundCourses;
  const title = isWholeCatalogue(state) ? t('study.home.newest') : t('study.home.found');
  return (
    <Panel title={title} icon={<Library />}>
      <Stack>
        <CatalogueFilters state={state} onChange={onChange} />
        <List state={state} onChange={onChange} />
      </Stack>
    </Panel>
  );
}
