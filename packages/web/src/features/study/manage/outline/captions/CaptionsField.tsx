import { Button, FileButton, Select } from '@mantine/core';
import { type Language, languages } from '@shuyuan/contract/kernel/languages';
import { useState } from 'react';
import { useLanguage, useT } from '../../../../../lib/texts.ts';
import { ChosenList } from '../../../../../ui/ChosenList.tsx';
import { ErrorText } from '../../../../../ui/ErrorText.tsx';
import { HintText } from '../../../../../ui/HintText.tsx';
import { languageNames } from '../../../../../ui/language-names.ts';
import { Stack } from '../../../../../ui/Stack.tsx';
import classes from '../Outline.module.css';
import { useCaptionFiles } from './use-caption-files.ts';

const nameOf = (language: Language) => ({ id: language, name: languageNames[language] });

/** Uploads and removes the captions of a film or sound, language by language; they hold at once. */
export function CaptionsField({ courseId, sectionKey }: { courseId: string; sectionKey: string }) {
  const t = useT('courses');
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const files = useCaptionFiles({ courseId, sectionKey });
  const remove = (id: string): void => {
    const removed = files.languages.find((one) => one === id);
    if (removed) files.remove(removed);
  };
  return (
    <Stack>
      {files.languages.length > 0 && (
        <ChosenList
          chosen={files.languages.map(nameOf)}
          summary={t('courses.captions')}
          removeLabel={(name) => t('courses.captions.remove', { name })}
          onRemove={remove}
        />
      )}
      <div className={classes.captions}>
        <Select
          label={t('courses.captions.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          value={language}
          onChange={(value) => setLanguage(languages.find((one) => one === value) ?? language)}
        />
        <FileButton
          accept=".vtt,.srt,text/vtt,application/x-subrip"
          onChange={(file) => void files.upload(file, language)}
        >
          {(props) => (
            <Button {...props} variant="default" loading={files.isBusy}>
              {t('courses.captions.upload')}
            </Button>
          )}
        </FileButton>
      </div>
      <HintText>{t('courses.captions.hint')}</HintText>
      {files.problem !== null && <ErrorText>{files.problem}</ErrorText>}
    </Stack>
  );
}
