import { useT } from '../../../lib/texts.ts';
import { ChoiceTabs } from '../../../ui/ChoiceTabs.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { PackList } from '../packs/list/PackList.tsx';
import { type DirectorProps, directorViews, moveClosing } from './director-views.ts';
import { PeopleOfUnits } from './PeopleOfUnits.tsx';
import type { Unit } from './use-units-below.ts';

/** A director's people, and the packs that were pushed to them. */
export function DirectorViews({ units, state, onMove }: DirectorProps & { units: readonly Unit[] }) {
  const t = useT('director');
  return (
    <Stack>
      <ChoiceTabs
        label={t('director.views')}
        tabs={directorViews.map((name) => ({ name, label: t(`director.views.${name}`) }))}
        current={state.view}
        onChoose={(view) => moveClosing(state, { view, page: 1, search: '' })}
      />
      {state.view === 'packs' ? (
        <PackList state={state} onMove={onMove} />
      ) : (
        <PeopleOfUnits units={units} state={state} onMove={onMove} />
      )}
    </Stack>
  );
}
