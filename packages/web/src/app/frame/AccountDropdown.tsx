import { Menu } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { PopupReference } from '../../ui/PopupReference.tsx';
import { LanguageChoices, ThemeChoices } from './AccountChoices.tsx';
import { AccountItems, type View } from './AccountItems.tsx';
import type { OpenedProps } from './OpensLater.tsx';

/** Which part of the menu is shown; the focus follows it in and comes back to where it left. */
function useView() {
  const [view, setView] = useState<View>('main');
  const dropdown = useRef<HTMLDivElement>(null);
  const left = useRef<View>('main');

  useEffect(() => {
    const opener = view === 'main' ? `[data-opens="${left.current}"]` : '[role="menuitemradio"][aria-checked="true"]';
    dropdown.current?.querySelector<HTMLElement>(opener)?.focus();
    left.current = view;
  }, [view]);

  /** The arrow that points onward opens, the other one goes back; they change sides with the direction. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const opens = event.target instanceof HTMLElement ? event.target.dataset['opens'] : undefined;
    if (event.key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') && (opens === 'language' || opens === 'theme')) {
      setView(opens);
    } else if (event.key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft')) setView('main');
  };
  return { view, setView, dropdown, onKeyDown };
}

export function AccountDropdown({ id, button, isOpen, onChange }: OpenedProps) {
  const { view, setView, dropdown, onKeyDown } = useView();
  const back = () => setView('main');
  return (
    <Menu
      id={id}
      position="bottom-end"
      width={264}
      offset={10}
      withinPortal={false}
      opened={isOpen}
      onChange={onChange}
      onClose={back}
    >
      <Menu.Target>
        <PopupReference element={button} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown} onKeyDown={onKeyDown}>
        {view === 'main' && <AccountItems onOpen={setView} />}
        {view === 'language' && <LanguageChoices onBack={back} />}
        {view === 'theme' && <ThemeChoices onBack={back} />}
      </Menu.Dropdown>
    </Menu>
  );
}
