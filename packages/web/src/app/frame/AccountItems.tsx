import { Menu } from '@mantine/core';
import {
  ChevronRight,
  Coins,
  DoorOpen,
  GraduationCap,
  Languages,
  LifeBuoy,
  ListChecks,
  LogOut,
  Radio,
  Settings2,
  SunMoon,
  UserRound,
} from 'lucide-react';
import { useCoinName } from '../../lib/coin-name.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { go } from '../../lib/navigation.ts';
import { signOut, useCan, useSession } from '../../lib/session.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { Face } from '../../ui/Face.tsx';
import { languageNames } from '../../ui/language-names.ts';
import classes from './menus.module.css';

export type View = 'main' | 'language' | 'theme';

function Person() {
  const person = useSession((session) => session.currentUser);
  return (
    person && (
      <div className={classes.person}>
        <Face name={person.fullName} src={person.portrait} size={44} isNamed />
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

/** The account menu as it opens. */
export function AccountItems({ onOpen }: { onOpen: (view: View) => void }) {
  const t = useT('common');
  const { language } = useLanguage();
  const { theme } = useThemeChoice();
  const canAdminister = useCan('organization.manage');
  const hasLives = useCan('live.create');
  const hasCourses = useCan('course.create');
  // Not on the first load: it comes with the menu.
  const personal = useT('personal');
  const coin = useCoinName();
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
      <Menu.Item
        leftSection={<ListChecks size={18} aria-hidden />}
        onClick={() => go('todoMenu', { currentComponent: 'task' })}
      >
        {t('home.tasks.title')}
      </Menu.Item>
      <Menu.Item leftSection={<Coins size={18} aria-hidden />} onClick={() => go('learncoinManage')}>
        {t('frame.coins', { coin })}
      </Menu.Item>
      <Menu.Item leftSection={<DoorOpen size={18} aria-hidden />} onClick={() => go('classroomBook')}>
        {personal('centre.rooms')}
      </Menu.Item>
      {hasLives && (
        <Menu.Item leftSection={<Radio size={18} aria-hidden />} onClick={() => openDialog('live-manage')}>
          {t('frame.lives')}
        </Menu.Item>
      )}
      {hasCourses && (
        <Menu.Item
          leftSection={<GraduationCap size={18} aria-hidden />}
          onClick={() => go('centerMy', { name: 'courses' })}
        >
          {personal('centre.courses.title')}
        </Menu.Item>
      )}
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
