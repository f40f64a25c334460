import { Textarea, TextInput } from '@mantine/core';
import { questionTitleMax, questionTitleMin } from '@shuyuan/contract/community/questions';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useState } from 'react';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import type { Share } from '../../../shared/sharing/share.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fittingTitle } from './ask-post.ts';
import { useAsking } from './use-asking.tsx';
import type { useShareLinks } from './use-share-links.ts';

type Props = {
  share: Share;
  links: ReturnType<typeof useShareLinks>;
  isOpen: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** D-084: asks the community about what is shared. What the server refuses stays in the fields. */
export function AskDialog({ share, links, isOpen, onClose, onDone }: Props) {
  const t = useT('sharing');
  const texts = useFormDialogTexts();
  const [proposed] = useState(() => fittingTitle(t('sharing.ask.proposed', { title: share.title })));
  const [title, setTitle] = useState(proposed);
  const [words, setWords] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, ask } = useAsking({ share, links, onDone });
  const length = textLength(title.trim());
  const isFitting = length >= questionTitleMin && length <= questionTitleMax;
  const submit = (): void => {
    setIsTried(true);
    if (isFitting) void ask(title, words);
  };
  const tooLong = t('sharing.ask.heading.length', { min: questionTitleMin, max: questionTitleMax });
  return (
    <FormDialog
      {...texts}
      isOpen={isOpen}
      title={t('sharing.ask.title')}
      submitLabel={t('sharing.ask.send')}
      width={480}
      isBusy={isBusy}
      isDirty={words !== '' || title !== proposed}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={t('sharing.ask.heading')}
        value={title}
        dir="auto"
        error={isTried && !isFitting && tooLong}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Textarea
        label={t('sharing.ask.words')}
        description={t('sharing.ask.words.hint')}
        value={words}
        dir="auto"
        rows={4}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
