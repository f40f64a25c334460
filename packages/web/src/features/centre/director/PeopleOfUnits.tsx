import { useCentrePanels } from '../../../shared/centre/use-centre-panels.ts';
import classes from './Director.module.css';
import type { DirectorProps } from './director-views.ts';
import { PeoplePanel } from './PeoplePanel.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { UnitPanel } from './UnitPanel.tsx';
import type { Unit } from './use-units-below.ts';

/** The tree of units with the people of the chosen one, or one of them in place of the list: the panel of a student (CENTRE-02). */
export function PeopleOfUnits({ units, state, onMove }: DirectorProps & { units: readonly Unit[] }) {
  const panels = useCentrePanels();
  const [person] = panels.state.visible.student ? panels.state.studentIds : [];
  return (
    <div className={classes.columns}>
      <UnitPanel units={units} state={state} />
      <div className={classes.main}>
        {person === undefined ? (
          <PeoplePanel state={state} onMove={onMove} onOpen={(id) => panels.open('student', { studentIds: [id] })} />
        ) : (
          <PersonPanel key={person} id={person} onClose={() => panels.close()} />
        )}
      </div>
    </div>
  );
}
