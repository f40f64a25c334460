import { Button } from '@mantine/core';
import type { AvatarKind } from '@shuyuan/contract/files/default-avatars';
import { Check, ImageUp } from 'lucide-react';
import { lazy, startTransition, Suspense, useEffect, useId, useState } from 'react';
import { inTime } from '../../../lib/load-chunk.ts';
import { useT } from '../../../lib/texts.ts';
import { type AvatarChoice, presetsOf } from './avatar-choice.ts';
import classes from './crop.module.css';

const CropDialog = lazy(async () => {
  const { CropDialog: Loaded } = await inTime('crop', import('./CropDialog.tsx'));
  return { default: Loaded };
});

type OptionProps = { name: string; src: string; label: string; isChosen: boolean; onChoose: () => void };

function Option({ name, src, label, isChosen, onChoose }: OptionProps) {
  return (
    <label className={classes.preset} title={label}>
      <input type="radio" name={name} checked={isChosen} aria-label={label} onChange={onChoose} />
      <img src={src} alt="" width={80} height={80} />
      {isChosen && (
        <span className={classes.tick} aria-hidden="true">
          <Check size={14} strokeWidth={3} />
        </span>
      )}
    </label>
  );
}

type Props = { kind: AvatarKind; value: AvatarChoice; onChoose: (choice: AvatarChoice) => void };

/** IMAGE-10: one of six presets, or a picture of one's own that is cropped first. */
export function AvatarChooser({ kind, value, onChoose }: Props) {
  const t = useT('pictures');
  const group = useId();
  const [own, setOwn] = useState<{ blob: Blob; address: string } | null>(null);
  const [isCropping, setIsCropping] = useState<boolean | null>(null);
  // The browser keeps the bytes of an address until it is given back.
  useEffect(() => () => (own ? URL.revokeObjectURL(own.address) : undefined), [own]);
  const crop = (blob: Blob): void => {
    setIsCropping(false);
    setOwn({ blob, address: URL.createObjectURL(blob) });
    onChoose({ kind: 'crop', blob });
  };
  return (
    <>
      <fieldset className={classes.chooser}>
        <legend>{t('avatar.presets')}</legend>
        <div className={classes.presets}>
          {presetsOf(kind).map(({ path, name }) => (
            <Option
              key={path}
              name={group}
              src={path}
              label={t(name)}
              isChosen={value.kind === 'preset' && value.path === path}
              onChoose={() => onChoose({ kind: 'preset', path })}
            />
          ))}
        </div>
        <div className={classes.own}>
          {own && (
            <Option
              name={group}
              src={own.address}
              label={t('avatar.own')}
              isChosen={value.kind === 'crop'}
              onChoose={() => onChoose({ kind: 'crop', blob: own.blob })}
            />
          )}
          <Button
            variant="default"
            leftSection={<ImageUp size={16} aria-hidden />}
            onClick={() => startTransition(() => setIsCropping(true))}
          >
            {own ? t('avatar.ownAgain') : t('avatar.upload')}
          </Button>
        </div>
      </fieldset>
      <Suspense fallback={null}>
        {isCropping !== null && <CropDialog isOpen={isCropping} onCrop={crop} onClose={() => setIsCropping(false)} />}
      </Suspense>
    </>
  );
}
