import { TextInput } from '@mantine/core';
import { directionOf, type Language, languages } from '@shuyuan/contract/kernel/languages';
import type { LocalText } from '@shuyuan/contract/site/local-text';
import { useT } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';
import { withText } from './page-draft.ts';

type Props = {
  label: string;
  texts: LocalText;
  language: Language;
  max: number;
  onChange: (texts: LocalText) => void;
};

/** A text in the language the page is looked at in; the field says which others have one. */
export function LocalTextField({ label, texts, language, max, onChange }: Props) {
  const t = useT('site');
  const others = languages.filter((one) => one !== language && texts[one]).map((one) => languageNames[one]);
  return (
    <TextInput
      label={`${label} · ${languageNames[language]}`}
      description={others.length > 0 ? t('site.editor.others', { languages: others.join(' · ') }) : undefined}
      dir={directionOf(language)}
      maxLength={max}
      value={texts[language] ?? ''}
      onChange={({ currentTarget }) => onChange(withText(texts, language, currentTarget.value))}
    />
  );
}
