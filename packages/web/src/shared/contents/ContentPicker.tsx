import { Button, TextInput } from '@mantine/core';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import classes from './ContentPicker.module.css';

type Found = { readonly id: string; readonly title: string };
type Props = {
  text: string;
  /** Undefined until the first answer. */
  items: readonly Found[] | undefined;
  onType: (text: string) => void;
  onChoose: (content: Found) => void;
};

/** Content by a part of its title; the newest stand there before anything is typed. */
export function ContentPicker({ text, items, onType, onChoose }: Props) {
  const t = useT('study');
  return (
    <Stack gap={8}>
      <TextInput
        label={t('positions.form.find')}
        maxLength={50}
        autoComplete="off"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <div className={classes.found} aria-live="polite">
        {items?.length === 0 && <HintText>{t('positions.form.none')}</HintText>}
        {items?.map((content) => (
          <Button key={content.id} variant="default" size="compact-md" onClick={() => onChoose(content)}>
            {content.title}
          </Button>
        ))}
      </div>
    </Stack>
  );
}
