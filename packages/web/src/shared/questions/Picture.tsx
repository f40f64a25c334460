import { Button } from '@mantine/core';
import type { MediaView } from '@shuyuan/contract/exams/bank/question-media';
import { useState } from 'react';
import { useT } from '../../lib/texts.ts';
import { HintText } from '../../ui/HintText.tsx';
import classes from './QuestionMedia.module.css';

/** A picture in the room it will need; one that does not arrive is described, and can be asked for again. */
export function Picture({ path, alt, width, height }: Omit<MediaView, 'kind'>) {
  const t = useT('exams');
  const [isMissing, setIsMissing] = useState(false);
  const size = width !== null && height !== null ? { width, height } : {};
  if (!isMissing)
    return <img className={classes.picture} src={path} alt={alt} {...size} onError={() => setIsMissing(true)} />;
  return (
    <div className={classes.missing}>
      <HintText>{t('exams.media.failed', { alt })}</HintText>
      <Button size="compact-sm" variant="default" onClick={() => setIsMissing(false)}>
        {t('exams.media.retry')}
      </Button>
    </div>
  );
}
