import { Button } from '@mantine/core';
import type { MediaView } from '@shuyuan/contract/exams/bank/question-media';
import { useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { HintText } from '../../../ui/HintText.tsx';
import { EnlargeLink } from './EnlargeLink.tsx';
import { addressOf } from './keep-files.ts';
import classes from './QuestionMedia.module.css';

/** A picture in the room it will need; one that does not arrive is described, and can be asked for again. */
export function Picture({ path, alt, width, height }: Omit<MediaView, 'kind'>) {
  const t = useT('exams');
  const [isMissing, setIsMissing] = useState(false);
  // A picture that comes to be held while it is shown already is not drawn a second time.
  const [address, setAddress] = useState(() => addressOf(path));
  const size = width !== null && height !== null ? { width, height } : {};
  if (!isMissing)
    return (
      <div className={classes.shown}>
        <img className={classes.picture} src={address} alt={alt} {...size} onError={() => setIsMissing(true)} />
        <EnlargeLink address={address} alt={alt} />
      </div>
    );
  const retry = (): void => {
    setAddress(addressOf(path));
    setIsMissing(false);
  };
  return (
    <div className={classes.missing}>
      <HintText>{t('exams.media.failed', { alt })}</HintText>
      <Button size="compact-sm" variant="default" onClick={retry}>
        {t('exams.media.retry')}
      </Button>
    </div>
  );
}
