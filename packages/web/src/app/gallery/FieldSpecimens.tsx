import { TextInput } from '@mantine/core';
import type { Theme } from '@shuyuan/contract/people/preferences';
import type { Language } from '@shuyuan/contract/kernel/languages';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SwitchField } from '../../ui/SwitchField.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Grid, Row, Specimen } from './Specimen.tsx';

export function FieldSpecimens() {
  const t = useT('dev');
  const common = useT('common');
  const [language, setLanguage] = useState<Language>('cn');
  const [theme, setTheme] = useState<Theme>('light');
  const [isOn, setIsOn] = useState(true);
  const name = { label: t('gallery.field.name'), description: t('gallery.field.hint') };
  const password = {
    label: common('login.password'),
    showLabel: common('login.showPassword'),
    hideLabel: common('login.hidePassword'),
    capsLockHint: common('login.capsLock'),
    autoComplete: 'off',
  };
  const themeLabels = {
    system: common('frame.theme.system'),
    light: common('frame.theme.light'),
    dark: common('frame.theme.dark'),
  };
  return (
    <Specimen title={t('gallery.section.fields')}>
      <Grid>
        <TextInput {...name} placeholder={t('gallery.field.placeholder')} />
        <TextInput {...name} defaultValue={t('gallery.field.value')} required />
        <TextInput {...name} error={t('gallery.field.error')} />
        <TextInput {...name} defaultValue={t('gallery.field.value')} disabled />
        <PasswordField {...password} />
        <PasswordField {...password} error={common('login.passwordRequired')} />
        <SwitchField {...name} isOn={isOn} onChange={setIsOn} />
        <SwitchField label={name.label} isOn={!isOn} isDisabled onChange={setIsOn} />
        <SearchBox
          label={common('frame.search.label')}
          placeholder={common('frame.search.placeholder')}
          clearLabel={common('frame.search.clear')}
          initialValue={t('gallery.field.value')}
          onSearch={() => undefined}
        />
      </Grid>
      <Row>
        <LanguageSelect label={common('frame.language')} value={language} onChange={setLanguage} />
        <ThemeSwitch label={common('frame.theme')} labels={themeLabels} value={theme} onChange={setTheme} />
      </Row>
    </Specimen>
  );
}
