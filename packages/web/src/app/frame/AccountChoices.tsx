import { Menu } from '@mantine/core';
import { themes } from '@shuyuan/contract/people/preferences';
import { isLanguage, languages, localeOf } from '@shuyuan/contract/kernel/languages';
import { ArrowLeft } from 'lucide-react';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { languageNames } from '../../ui/language-names.ts';
import classes from './menus.module.css';

function BackItem({ title, onBack }: { title: string; onBack: () => void }) {
  const t = useT('common');
  return (
    <>
      <Menu.Item
        leftSection={<ArrowLeft size={18} aria-hidden className={classes.turning} />}
        closeMenuOnClick={false}
        onClick={onBack}
      >
        {t('frame.back')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{title}</Menu.Label>
    </>
  );
}

export function LanguageChoices({ onBack }: { onBack: () => void }) {
  const t = useT('common');
  const { language, setLanguage } = useLanguage();
  const choose = (chosen: string) => {
    if (isLanguage(chosen)) void setLanguage(chosen);
  };
  return (
    <>
      <BackItem title={t('frame.language')} onBack={onBack} />
      <Menu.RadioGroup value={language} onChange={choose}>
        {languages.map((one) => (
          <Menu.RadioItem key={one} value={one} lang={localeOf[one].slice(0, 2)} closeMenuOnClick>
            {languageNames[one]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}

export function ThemeChoices({ onBack }: { onBack: () => void }) {
  const t = useT('common');
  const { theme, setTheme } = useThemeChoice();
  return (
    <>
      <BackItem title={t('frame.theme')} onBack={onBack} />
      <Menu.RadioGroup value={theme} onChange={(chosen) => setTheme(themes.find((one) => one === chosen) ?? 'system')}>
        {themes.map((one) => (
          <Menu.RadioItem key={one} value={one}>
            {t(`frame.theme.${one}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
