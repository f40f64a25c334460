import { Popover } from '@mantine/core';
import { AArrowDown, AArrowUp, Type } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ToolButton } from '../ToolButton.tsx';
import frame from '../Viewer.module.css';
import { percentOf } from '../ViewerStates.tsx';
import { colours, type Ground, grounds, type Look, nextFont } from './book-look.ts';
import classes from './LookMenu.module.css';

function GroundChoice({ value, onChange }: { value: Ground; onChange: (ground: Ground) => void }) {
  const t = useT('files');
  const name = useId();
  const sample = (ground: Ground) =>
    ground === 'auto' ? {} : { background: colours[ground].ground, color: colours[ground].ink };
  return (
    <fieldset className={classes.grounds}>
      <legend className={classes.legend}>{t('book.ground')}</legend>
      {grounds.map((ground) => (
        <label key={ground} className={classes.ground} style={sample(ground)}>
          <input type="radio" name={name} checked={ground === value} onChange={() => onChange(ground)} />
          {t(`book.ground.${ground}`)}
        </label>
      ))}
    </fieldset>
  );
}

type Props = { look: Look; onChange: (look: Look) => void };

/** How the book looks: the size of its letters and the ground they stand on. */
export function LookMenu({ look, onChange }: Props) {
  const t = useT('files');
  const [isOpen, setIsOpen] = useState(false);
  const size = percentOf(look.fontPercent / 100);
  const setSize = (direction: 1 | -1) => onChange({ ...look, fontPercent: nextFont(look.fontPercent, direction) });
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <ToolButton
          label={t('book.look')}
          icon={<Type size={18} aria-hidden />}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('book.look')}>
        <div className={classes.root}>
          <div className={frame.group}>
            <ToolButton
              label={t('book.smaller')}
              keys="-"
              icon={<AArrowDown size={18} aria-hidden />}
              onClick={() => setSize(-1)}
            />
            <output className={frame.value} aria-label={t('book.fontSize', { percent: size })}>
              {size}
            </output>
            <ToolButton
              label={t('book.larger')}
              keys="+"
              icon={<AArrowUp size={18} aria-hidden />}
              onClick={() => setSize(1)}
            />
          </div>
          <GroundChoice value={look.ground} onChange={(ground) => onChange({ ...look, ground })} />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
