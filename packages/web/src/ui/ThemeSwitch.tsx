import { type Theme, themes } from '@shuyuan/contract/people/preferences';
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import classes from './ThemeSwitch.module.css';

const themeIcons: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

type Props = { label: string; labels: Readonly<Record<Theme, string>>; value: Theme; onChange: (theme: Theme) => void };

export function ThemeSwitch({ label, labels, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className={classes.root}>
      <legend className={classes.hidden}>{label}</legend>
      {themes.map((theme) => {
        const Icon = themeIcons[theme];
        return (
          <label key={theme} className={classes.choice} title={labels[theme]}>
            <input
              type="radio"
              className={classes.hidden}
              name={name}
              aria-label={labels[theme]}
              checked={theme === value}
              onChange={() => onChange(theme)}
            />
            <Icon size={16} aria-hidden />
          </label>
        );
      })}
    </fieldset>
  );
}
