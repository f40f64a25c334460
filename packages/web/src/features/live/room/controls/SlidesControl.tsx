import { Button } from '@mantine/core';
import { Presentation } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../../lib/texts.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { useAsk, useRoom } from '../room-context.ts';
import { ControlButton } from './ControlButton.tsx';
import { SlidesList } from './SlidesList.tsx';

/** Documents page by page, for everybody at once. */
export function SlidesControl() {
  const t = useT('activity');
  const common = useT('common');
  const ask = useAsk();
  const isShown = useRoom(({ slides }) => slides !== null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <ControlButton
        label={t('live.room.slides')}
        icon={<Presentation size={20} />}
        isOn={isShown}
        onClick={() => setIsOpen(true)}
      />
      <Dialog
        isOpen={isOpen}
        title={t('live.room.slides')}
        closeLabel={common('dialog.close')}
        width={560}
        onClose={close}
      >
        {isShown && (
          <Button
            variant="default"
            mb="md"
            onClick={() => void ask({ t: 'slides.show', fileId: null, page: 1 }).then(close)}
          >
            {t('live.room.slides.hide')}
          </Button>
        )}
        <SlidesList onShown={close} />
      </Dialog>
    </>
  );
}
