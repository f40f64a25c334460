import { Button } from '@mantine/core';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { LibraryDialog } from './LibraryDialog.tsx';
import type { TakenPicture } from './use-taking.ts';

type Props = {
  /** Of the title that will stand with the cover. */
  titleLength: number;
  onTaken: (picture: TakenPicture) => void;
};

/** D-144: the way to the library beside the way to upload. */
export function LibraryChoice({ titleLength, onTaken }: Props) {
  const t = useT('share');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<Images size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('community.library.open')}
      </Button>
      {isOpen && (
        <LibraryDialog
          titleLength={titleLength}
          onTaken={(picture) => {
            setIsOpen(false);
            onTaken(picture);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
