import { isLanguage, type Language, languages, localeOf } from '@shuyuan/contract/kernel/languages';
import { ChevronDown, Globe } from 'lucide-react';
import { languageNames } from './language-names.ts';
import classes from './LanguageSelect.module.css';

type Props = {
  label: string;
  value: Language;
  /** On a narrow phone the globe alone. */
  isShort?: boolean;
  onChange: (language: Language) => void;
};

/** The browser's own list: light, and at home on every phone and with every screen reader. */
export function LanguageSelect({ label, value, isShort = false, onChange }: Props) {
  const choose = (chosen: string) => {
    if (isLanguage(chosen)) onChange(chosen);
  };
  return (
    <span className={classes.root} data-short={isShort}>
      <Globe size={16} aria-hidden />
      <select
        aria-label={label}
        className={classes.select}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={localeOf[language].slice(0, 2)}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden />
    </span>
  );
}
