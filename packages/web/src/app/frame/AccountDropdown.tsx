import { Menu } from '@mantine/core';
import { ChevronRight, Languages, LifeBuoy, LogOut, Settings2, SunMoon, UserRound } from 'lucide-react';
import { cloneElement, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { go } from '../../lib/navigation.ts';
import { signOut, useCan, useSession } from '../../lib/session.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { Face } from '../../ui/Face.tsx';
import { languageNames } from '../../ui/language-names.ts';
import { LanguageChoices, ThemeChoices } from './AccountChoices.tsx';
import classes from './menus.module.css';
import type { TargetButton } from './OpensLater.tsx';
import { useOpenAtOnce } from './use-open-at-once.ts';

type View = 'main' | 'language' | 'theme';

function Person() {
  const person = useSession((session) => session.currentUser);
  return (
    person && (
      <div className={classes.person}>
        <Face name={person.fullName} src={person.headPortrait} size={44} isNamed />
        <div className={classes.words}>
          <div className={classes.name}>{person.fullName}</div>
          <div className={classes.hint}>{person.organization.name}</div>
        </div>
      </div>
    )
  );
}

/** The present choice, and that more of them are behind it. */
function Now({ value }: { value: string }) {
  return (
    <span className={classes.now}>
      {value}
      <ChevronRight size={14} aria-hidden className={classes.turning} />
    </span>
  );
}

function MainItems({ onOpen }: { onOpen: (view: View) => void }) {
  const t = useT('common');
  const { language } = useLanguage();
  const { theme } = useThemeChoice();
  const canAdminister = useCan('organization.manage');
  const hasHelp = useSession((session) => session.menus.includes('help'));
  const leave = () => void signOut().then(() => go('login'));
  const opening = (view: View, value: string) => ({
    'data-opens': view,
    'aria-haspopup': 'menu' as const,
    rightSection: <Now value={value} />,
    closeMenuOnClick: false,
    onClick: () => onOpen(view),
  });
  return (
    <>
      <Person />
      <Menu.Divider />
      <Menu.Item leftSection={<UserRound size={18} aria-hidden />} onClick={() => go('center')}>
        {t('frame.centre')}
      </Menu.Item>
      {canAdminister && (
        <Menu.Item leftSection={<Settings2 size={18} aria-hidden />} onClick={() => go('admin')}>
          {t('frame.admin')}
        </Menu.Item>
      )}
      {hasHelp && (
        <Menu.Item leftSection={<LifeBuoy size={18} aria-hidden />} onClick={() => go('help')}>
          {t('frame.help')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<Languages size={18} aria-hidden />} {...opening('language', languageNames[language])}>
        {t('frame.language')}
      </Menu.Item>
      <Menu.Item leftSection={<SunMoon size={18} aria-hidden />} {...opening('theme', t(`frame.theme.${theme}`))}>
        {t('frame.theme')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={leave}>
        {t('frame.signOut')}
      </Menu.Item>
    </>
  );
}

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

export function AccountDropdown({ target }: { target: TargetButton }) {
  const { ref, isOpen, setIsOpen } = useOpenAtOnce();
  const { view, setView, dropdown, onKeyDown } = useView();
  const back = () => setView('main');
  return (
    <Menu
      position="bottom-end"
      width={264}
      offset={10}
      withinPortal={false}
      opened={isOpen}
      onChange={setIsOpen}
      onClose={back}
    >
      <Menu.Target>{cloneElement(target, { ref })}</Menu.Target>
      <Menu.Dropdown ref={dropdown} onKeyDown={onKeyDown}>
        {view === 'main' && <MainItems onOpen={setView} />}
        {view === 'language' && <LanguageChoices onBack={back} />}
        {view === 'theme' && <ThemeChoices onBack={back} />}
      </Menu.Dropdown>
    </Menu>
  );
}
