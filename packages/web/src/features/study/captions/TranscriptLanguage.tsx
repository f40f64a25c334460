import { Select } from '@mantine/core';
import { useT } from '../../../lib/texts.ts';
import { languageNames } from '../../../ui/language-names.ts';
import type { Captions } from './use-captions.ts';

/** The language of captions and transcript, where there are several. */
export function TranscriptLanguage({ captions }: { captions: Captions }) {
  const t = useT('study');
  const { languages, language, choose } = captions;
  if (languages.length < 2) return null;
  return (
    <Select
      aria-label={t('study.transcript.language')}
      allowDeselect={false}
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={language}
      onChange={(value) => choose(languages.find((one) => one === value) ?? null)}
    />
  );
}
