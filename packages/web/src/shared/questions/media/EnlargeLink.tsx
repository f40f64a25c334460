import { Maximize2 } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ScrollRegion } from '../../../ui/KeyRegion.tsx';
import classes from './QuestionMedia.module.css';

const dialogWidth = 1_200;

/**
 * Shows a picture as large as it is. A link, not a button: fields that are locked, as those of a result, lock the buttons
 * in them.
 */
export function EnlargeLink({ address, alt }: { address: string; alt: string }) {
  const t = useT('exams');
  const common = useT('common');
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a className={classes.enlarge} href={address} aria-label={t('exams.media.enlarge.of', { alt })} onClick={open}>
        <Maximize2 size={14} aria-hidden />
        {t('exams.media.enlarge')}
      </a>
      <Dialog
        isOpen={isOpen}
        title={alt}
        closeLabel={common('dialog.close')}
        width={dialogWidth}
        onClose={() => setIsOpen(false)}
      >
        <ScrollRegion className={classes.large} aria-label={alt}>
          <img src={address} alt={alt} />
        </ScrollRegion>
      </Dialog>
    </>
  );
}
