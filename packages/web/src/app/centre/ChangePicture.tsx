import { Button } from '@mantine/core';
import { ImageUp } from 'lucide-react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { inTime } from '../../lib/load-chunk.ts';
import { useT } from '../../lib/texts.ts';

const FaceDialog = lazy(async () => {
  const { FaceDialog: Loaded } = await inTime('face', import('../../features/files/face/FaceDialog.tsx'));
  return { default: Loaded };
});

/** Opens the choice of one's own picture; every opening begins anew. */
export function ChangePicture() {
  const t = useT('pictures');
  const [opening, setOpening] = useState({ count: 0, isOpen: false });
  const open = (): void => startTransition(() => setOpening({ count: opening.count + 1, isOpen: true }));
  return (
    <>
      <Button variant="default" leftSection={<ImageUp size={16} aria-hidden />} onClick={open}>
        {t('avatar.change')}
      </Button>
      <Suspense fallback={null}>
        {opening.count > 0 && (
          <FaceDialog
            key={opening.count}
            isOpen={opening.isOpen}
            onClose={() => setOpening({ ...opening, isOpen: false })}
          />
        )}
      </Suspense>
    </>
  );
}
