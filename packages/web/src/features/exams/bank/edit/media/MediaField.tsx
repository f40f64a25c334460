import { TextInput } from '@mantine/core';
import { mediaLimits, type QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import { X } from 'lucide-react';
import { useT } from '../../../../../lib/texts.ts';
import { UploadField } from '../../../../../shared/files/upload-field/UploadField.tsx';
import { QuestionMedia as ShownMedia } from '../../../../../shared/questions/media/QuestionMedia.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Stack } from '../../../../../ui/Stack.tsx';
import classes from '../kinds/Kinds.module.css';
import { mediaIn } from './media-in.ts';

export type MediaFieldProps = {
  /** Names its line of uploads: one per question and part. */
  name: string;
  media: readonly QuestionMedia[];
  onChange: (media: readonly QuestionMedia[]) => void;
  /** The name of the option, side or item whose picture it is; without it, pictures and sounds of a text. */
  of?: string;
};

/** Pictures and sounds of a text, or the picture of an option, each with words for whoever cannot see or hear it, and the field for more. */
export function MediaField({ name, media, of: part, onChange }: MediaFieldProps) {
  const t = useT('bank');
  const max = part === undefined ? mediaLimits.perText : 1;
  const change = (fileId: string, alt: string): void =>
    onChange(media.map((one) => (one.fileId === fileId ? { ...one, alt } : one)));
  return (
    <Stack gap={12}>
      {media.map((one, at) => (
        <Stack key={one.fileId} gap={6}>
          <ShownMedia media={[one]} />
          <div className={classes.row}>
            <TextInput
              className={classes.grow}
              label={part === undefined ? t('bank.media.alt', { number: at + 1 }) : t('bank.picture.alt', { part })}
              description={t('bank.media.alt.hint')}
              required
              autoComplete="off"
              maxLength={mediaLimits.alt}
              value={one.alt}
              onChange={(event) => change(one.fileId, event.currentTarget.value)}
            />
            <IconButton
              label={
                part === undefined ? t('bank.media.remove', { number: at + 1 }) : t('bank.picture.remove', { part })
              }
              icon={<X size={16} aria-hidden />}
              onClick={() => onChange(media.filter(({ fileId }) => fileId !== one.fileId))}
            />
          </div>
        </Stack>
      ))}
      {media.length < max && (
        <UploadField
          name={name}
          label={part === undefined ? t('bank.media.title') : t('bank.picture', { part })}
          rule={part === undefined ? 'examQuestion' : 'examOption'}
          maxFiles={max - media.length}
          isNameFixed
          value={[]}
          onChange={(files) => onChange([...media, ...mediaIn(files)])}
        />
      )}
    </Stack>
  );
}
