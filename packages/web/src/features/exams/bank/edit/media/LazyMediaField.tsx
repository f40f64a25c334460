import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { orReloadOnce } from '../../../../../lib/load-chunk.ts';
import { currentLanguage } from '../../../../../lib/language.ts';
import { loadGroups, useT } from '../../../../../lib/texts.ts';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import type { MediaFieldProps } from './MediaField.tsx';
import classes from '../kinds/Kinds.module.css';

const MediaField: ComponentType<MediaFieldProps> = lazy(async () => {
  const parts = Promise.all([import('./MediaField.tsx'), loadGroups(currentLanguage(), ['files'])]);
  const [module] = await orReloadOnce('question-media', parts);
  return { default: module.MediaField };
});

/** A question without pictures does not load the uploader until somebody asks for it. */
export function LazyMediaField(props: MediaFieldProps) {
  const t = useT('bank');
  const [isOpen, setIsOpen] = useState(props.media.length > 0);
  const open = (): void => setIsOpen(true);
  const { of: part } = props;
  if (!isOpen && part !== undefined)
    return (
      <IconButton label={t('bank.picture.add', { part })} icon={<ImagePlus size={16} aria-hidden />} onClick={open} />
    );
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="compact-sm"
        className={classes.start}
        leftSection={<ImagePlus size={14} aria-hidden />}
        onClick={open}
      >
        {t('bank.media.add')}
      </Button>
    );
  return (
    <div className={classes.media}>
      <Suspense fallback={null}>
        <MediaField {...props} />
      </Suspense>
    </div>
  );
}
