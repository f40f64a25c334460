import { Button } from '@mantine/core';
import { ImagePlus } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { orReloadOnce } from '../../../../../lib/load-chunk.ts';
import { currentLanguage } from '../../../../../lib/language.ts';
import { loadGroups, useT } from '../../../../../lib/texts.ts';
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
  if (!isOpen)
    return (
      <Button
        variant="default"
        size="compact-sm"
        className={classes.start}
        leftSection={<ImagePlus size={14} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {t('bank.media.add')}
      </Button>
    );
  return (
    <Suspense fallback={null}>
      <MediaField {...props} />
    </Suspense>
  );
}
