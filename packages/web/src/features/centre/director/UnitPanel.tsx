import { useT } from '../../../lib/texts.ts';
import { Panel } from '../../../ui/Panel.tsx';
import classes from './Director.module.css';
import { type DirectorProps, moveClosing } from './director-views.ts';
import { UnitList } from './UnitList.tsx';
import type { Unit } from './use-units-below.ts';

/** The tree whose chosen unit the list beside it is about. */
export function UnitPanel({ units, state }: Pick<DirectorProps, 'state'> & { units: readonly Unit[] }) {
  const t = useT('director');
  const choose = (unit: string | undefined): void => moveClosing(state, { unit, page: 1 });
  return (
    <Panel title={t('director.units')} className={classes.tree}>
      <button
        type="button"
        className={classes.unitName}
        aria-pressed={state.unit === undefined}
        onClick={() => choose(undefined)}
      >
        {t('director.units.all')}
      </button>
      <UnitList units={units} areRoots chosen={state.unit} onChoose={({ id }) => choose(id)} />
    </Panel>
  );
}
