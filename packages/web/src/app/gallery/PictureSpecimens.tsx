import { Button } from '@mantine/core';
import { AvatarKind } from '@shuyuan/contract/files/default-avatars';
import { lazy, startTransition, Suspense, useState } from 'react';
import { AvatarChooser } from '../../shared/files/crop/AvatarChooser.tsx';
import { initialChoice } from '../../shared/files/crop/avatar-choice.ts';
import { useT } from '../../lib/texts.ts';
import { LazyImage } from '../../ui/LazyImage.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import { Grid, Row, Specimen } from './Specimen.tsx';

const CropDialog = lazy(async () => ({
  default: (await import('../../shared/files/crop/CropDialog.tsx')).CropDialog,
}));

/** More than any code holds. */
const tooLong = 'x'.repeat(4000);

function Chooser({ kind }: { kind: AvatarKind }) {
  const [choice, setChoice] = useState(() => initialChoice(kind));
  return <AvatarChooser kind={kind} value={choice} onChoose={setChoice} />;
}

export function PictureSpecimens() {
  const t = useT('dev');
  const [isCropping, setIsCropping] = useState<boolean | null>(null);
  const failedText = t('gallery.qr.failed');
  return (
    <Specimen title={t('gallery.section.pictures')}>
      <Grid>
        {Object.values(AvatarKind).map((kind) => (
          <Chooser key={kind} kind={kind} />
        ))}
      </Grid>
      <Row>
        <Button variant="default" onClick={() => startTransition(() => setIsCropping(true))}>
          {t('gallery.open.crop')}
        </Button>
      </Row>
      <Row>
        <QrCode
          text={window.location.href}
          label={t('gallery.qr.label')}
          failedText={failedText}
          download={{ label: t('gallery.qr.save'), fileName: 'qr.png' }}
        />
        <QrCode text={window.location.href} label={t('gallery.qr.small')} failedText={failedText} size={128} />
        <QrCode text={tooLong} label={t('gallery.qr.small')} failedText={failedText} size={128} />
      </Row>
      <Grid>
        <LazyImage src="faces/04.svg" alt={t('gallery.image')} />
        <LazyImage src="faces/none.svg" alt={t('gallery.imageBroken')} />
        <LazyImage src="avatars/organization/1.svg" alt={t('gallery.image')} ratio="1 / 1" />
      </Grid>
      <Suspense fallback={null}>
        {isCropping !== null && (
          <CropDialog isOpen={isCropping} onCrop={() => setIsCropping(false)} onClose={() => setIsCropping(false)} />
        )}
      </Suspense>
    </Specimen>
  );
}
