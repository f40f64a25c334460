import { NativeSelect } from '@mantine/core';
import { SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useLanguage, useT } from '../../lib/texts.ts';
import { useThemeChoice } from '../../lib/theme-choice.ts';
import { zoneHere } from '../../lib/zone-name.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import classes from './MyPreferences.module.css';
import { useZoneChoice } from './use-zone-choice.ts';

const zones = Intl.supportedValuesOf('timeZone');

/** D-036: language, theme and time zone, remembered in the profile. */
export function MyPreferences() {
  const t = useT('personal');
  const common = useT('common');
  const { language, setLanguage } = useLanguage();
  const { theme, setTheme } = useThemeChoice();
  const { zone, isSaving, choose } = useZoneChoice();
  const hintId = useId();
  const here = zoneHere();
  const labels = {
    system: common('frame.theme.system'),
    light: common('frame.theme.light'),
    dark: common('frame.theme.dark'),
  };
  return (
    <Panel title={t('centre.profile.preferences')} icon={<SlidersHorizontal />}>
      <p className={classes.text}>{t('centre.profile.preferences.text')}</p>
      <div className={classes.choices}>
        <span aria-hidden="true">{common('frame.language')}</span>
        <LanguageSelect
          label={common('frame.language')}
          value={language}
          onChange={(chosen) => void setLanguage(chosen)}
        />
        <span aria-hidden="true">{common('frame.theme')}</span>
        <ThemeSwitch label={common('frame.theme')} labels={labels} value={theme} onChange={setTheme} />
        <span aria-hidden="true">{t('centre.profile.zone')}</span>
        <NativeSelect
          aria-label={t('centre.profile.zone')}
          aria-describedby={hintId}
          aria-busy={isSaving}
          data={zones.includes(zone) ? zones : [zone, ...zones]}
          value={zone}
          onChange={(event) => void choose(event.currentTarget.value)}
        />
      </div>
      <p id={hintId} className={classes.hint}>
        {zone === here ? t('centre.profile.zone.hint') : t('centre.profile.zone.away', { zone: here })}
      </p>
    </Panel>
  );
}
