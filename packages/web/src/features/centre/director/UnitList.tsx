import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useT } from '../../../lib/texts.ts';
import { ReadStates } from '../../../shared/reads/ReadStates.tsx';
import { HintText } from '../../../ui/HintText.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import classes from './Director.module.css';
import { type Unit, useUnitsBelow } from './use-units-below.ts';

type Props = {
  /** Undefined: none of them, that is all. */
  chosen: string | undefined;
  onChoose: (unit: Pick<Unit, 'id' | 'name'>) => void;
};

/** The units below one; more than one page of them is reached through the view of the team. */
function UnitsBelow({ id, ...choice }: Props & { id: string }) {
  const t = useT('director');
  const below = useUnitsBelow(id);
  return (
    <ReadStates read={below} failed={t('director.units.failed')} shape="list" count={2}>
      {({ items, recordCount }) => (
        <>
          <UnitList units={items} {...choice} />
          {recordCount > items.length && <HintText>{t('director.units.more')}</HintText>}
        </>
      )}
    </ReadStates>
  );
}

function UnitRow({ unit, hasOpened, chosen, onChoose }: Props & { unit: Unit; hasOpened: boolean }) {
  const t = useT('director');
  const { count } = useFormat();
  const [isOpen, setOpen] = useState(hasOpened);
  const { id, name, peopleCount, childCount } = unit;
  return (
    <li>
      <div className={classes.unit}>
        {childCount > 0 ? (
          <IconButton
            label={t(isOpen ? 'director.units.close' : 'director.units.open', { name })}
            icon={<ChevronRight size={16} aria-hidden className={classes.fold} data-open={isOpen} />}
            size={32}
            onClick={() => setOpen(!isOpen)}
          />
        ) : (
          <span className={classes.leaf} />
        )}
        <button type="button" className={classes.unitName} aria-pressed={chosen === id} onClick={() => onChoose(unit)}>
          <bdi>{name}</bdi> <span className={classes.soft}>{count(peopleCount)}</span>
        </button>
      </div>
      {isOpen && <UnitsBelow id={id} chosen={chosen} onChoose={onChoose} />}
    </li>
  );
}

type ListProps = Props & { units: readonly Unit[]; areRoots?: boolean };

/** The organisations somebody directs with those below them, a level at a time. */
export function UnitList({ units, areRoots = false, ...choice }: ListProps) {
  return (
    <ul className={classes.units}>
      {units.map((unit) => (
        <UnitRow key={unit.id} unit={unit} hasOpened={areRoots} {...choice} />
      ))}
    </ul>
  );
}
