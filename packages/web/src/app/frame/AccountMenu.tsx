import { Menu, UnstyledButton } from '@mantine/core';
import { themes } from '@shuyuan/contract/people/preferences';
import { isLanguage, languages, localeOf } from '@shuyuan/contract/system/languages';
import { ChevronRight, Languages, LogOut, Settings2, SunMoon, UserRound } from 'lucide-react';
import { go } from '../../lib/navigation.ts';
import { signOut, useCan, useSession } from '../../lib/session.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { Face } from '../../ui/Face.tsx';
import { languageNames } from '../../ui/language-names.ts';
import classes from './menus.module.css';

/** The present choice, and that more of them open beside it. */
function Now({ value }: { value: string }) {
  return (
    <span className={classes.now}>
      {value}
      <ChevronRight size={14} aria-hidden className={classes.chevron} />
    </span>
  );
}

function LanguageChoice() {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  const choose = (chosen: string) => {
    if (isLanguage(chosen)) void setLanguage(chosen);
  };
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item
          leftSection={<Languages size={18} aria-hidden />}
          rightSection={<Now value={languageNames[language]} />}
        >
          {t('frame.language')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.RadioGroup value={language} onChange={choose}>
          {languages.map((one) => (
            <Menu.RadioItem key={one} value={one} lang={localeOf[one].slice(0, 2)} closeMenuOnClick>
              {languageNames[one]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

function ThemeChoice() {
  const t = useT('common');
  const { theme, setTheme } = useThemeChoice();
  return (
    <Menu.Sub>
      <Menu.Sub.Target>
        <Menu.Sub.Item
          leftSection={<SunMoon size={18} aria-hidden />}
          rightSection={<Now value={t(`frame.theme.${theme}`)} />}
        >
          {t('frame.theme')}
        </Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>
        <Menu.RadioGroup
          value={theme}
          onChange={(chosen) => setTheme(themes.find((one) => one === chosen) ?? 'system')}
        >
          {themes.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`frame.theme.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  );
}

export function AccountMenu() {
  const t = useT('common');
  const person = useSession((session) => session.currentUser);
  const canAdminister = useCan('organization.manage');
  if (!person) return null;
  const leave = () => void signOut().then(() => go('login'));
  return (
    <Menu position="bottom-end" width={264} offset={10} withinPortal={false}>
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={t('frame.account', { name: person.fullName })}>
          <Face name={person.fullName} src={person.headPortrait} size={32} isNamed />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Face name={person.fullName} src={person.headPortrait} size={44} isNamed />
          <div className={classes.words}>
            <div className={classes.name}>{person.fullName}</div>
            <div className={classes.hint}>{person.organization.name}</div>
          </div>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<UserRound size={18} aria-hidden />} onClick={() => go('center')}>
          {t('frame.centre')}
        </Menu.Item>
        {canAdminister && (
          <Menu.Item leftSection={<Settings2 size={18} aria-hidden />} onClick={() => go('admin')}>
            {t('frame.admin')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LanguageChoice />
        <ThemeChoice />
        <Menu.Divider />
        <Menu.Item leftSection={<LogOut size={18} aria-hidden />} onClick={leave}>
          {t('frame.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
