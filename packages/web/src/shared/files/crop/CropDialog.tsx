import { useT } from '../../../lib/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LoosePages } from '../../../ui/art/ErrorArt.tsx';
import { CropContent } from './CropContent.tsx';
import type { CropShapeName } from './crop-shapes.ts';
import { canCrop } from './picture-cutting.ts';

type Props = {
  isOpen: boolean;
  shape?: CropShapeName;
  onCrop: (picture: Blob) => void;
  onClose: () => void;
};

/** IMAGE-01…IMAGE-08: a picture is chosen and a part of it handed on: a square as png, a cover as jpg. */
export function CropDialog({ isOpen, shape = 'portrait', onCrop, onClose }: Props) {
  const t = useT('pictures');
  const common = useT('common');
  return (
    <Dialog isOpen={isOpen} title={t('crop.title')} closeLabel={common('dialog.close')} width={640} onClose={onClose}>
      {canCrop() ? (
        <CropContent shape={shape} onCrop={onCrop} onCancel={onClose} />
      ) : (
        <EmptyState art={<LoosePages />} title={t('crop.oldBrowser.title')} text={t('crop.oldBrowser.text')} />
      )}
    </Dialog>
  );
}
