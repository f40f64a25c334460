import { Popover } from '@mantine/core';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { ControlButton } from './ControlButton.tsx';
import classes from './Controls.module.css';
import { type Shortcut, shortcuts } from './shortcuts.ts';

/** The keys of this room, for whoever has the controls they stand for. */
export function HelpPopover({ known }: { known: readonly Shortcut[] }) {
  const t = useT('activity');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="top" trapFocus>
      <Popover.Target>
        <ControlButton
          label={t('live.room.keys')}
          icon={<Keyboard size={20} />}
          onClick={() => setIsOpen((before) => !before)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('live.room.keys')}>
        <dl className={classes.keys}>
          {known.map((name) => (
            <div key={name}>
              <dt>
                <kbd>{shortcuts[name]}</kbd>
              </dt>
              <dd>{t(`live.room.shortcut.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
