import { cropUploadCloud } from '@shuyuan/contract/files/pictures.wire';
import { type AvatarKind, isDefaultAvatar } from '@shuyuan/contract/files/default-avatars';
import { type ReactNode, useEffect, useState } from 'react';
import { AvatarChooser } from '../../../shared/files/crop/AvatarChooser.tsx';
import type { AvatarChoice } from '../../../shared/files/crop/avatar-choice.ts';
import { dataUrlOf } from '../../../shared/files/crop/data-url.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { Face } from '../../../ui/Face.tsx';
import classes from './PortraitField.module.css';

type Props = {
  kind: AvatarKind;
  /** What the account is called, for the letters of a picture that does not load. */
  name: string;
  path: string;
  error?: ReactNode;
  onChange: (path: string) => void;
  /** A picture of one's own is on its way to the server: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
};
type Sent = { readonly blob: Blob; readonly path: string };

/** TEAM-08: the picture of an account. One's own is sent as soon as it is cut, so that the form holds nothing but its place. */
export function PortraitField({ kind, name, path, error, onChange, onBusy }: Props) {
  const t = useT('share');
  const [sent, setSent] = useState<Sent | null>(null);
  const upload = useWrite(cropUploadCloud);
  useEffect(() => onBusy(upload.isPending), [upload.isPending, onBusy]);
  const choose = async (choice: AvatarChoice): Promise<void> => {
    if (choice.kind === 'preset') onChange(choice.path);
    else if (choice.blob === sent?.blob) onChange(sent.path);
    else {
      // A refusal has been shown by then; the picture chosen before stays.
      const stored = await upload.mutateAsync({ image: await dataUrlOf(choice.blob) }).catch(() => null);
      if (!stored) return;
      setSent({ blob: choice.blob, path: stored.path });
      onChange(stored.path);
    }
  };
  const isPreset = isDefaultAvatar(kind, path);
  const value: AvatarChoice = isPreset ? { kind: 'preset', path } : { kind: 'crop', blob: sent?.blob ?? new Blob() };
  return (
    <div className={classes.root}>
      <AvatarChooser kind={kind} value={value} onChoose={(choice) => void choose(choice)} />
      {!isPreset && path !== '' && sent?.path !== path && (
        <p className={classes.current}>
          <Face name={name} src={path} size={56} isNamed />
          {t('teams.form.portrait.current')}
        </p>
      )}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
