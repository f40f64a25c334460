import { Button } from '@mantine/core';
import { type CoverKind, coverPresets } from '@shuyuan/contract/community/cover-presets';
import { uploadRules } from '@shuyuan/contract/files/upload-rules';
import { Check, ImageUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../../lib/texts.ts';
import classes from './Cover.module.css';
import { type CoverChoice, isSameChoice } from './cover-choice.ts';
import { CoverPicture } from './CoverPicture.tsx';
import { LibraryChoice } from './library/LibraryChoice.tsx';
import { useCoverUpload } from './use-cover-upload.ts';

const accepted = uploadRules.picture.endings.map((ending) => `.${ending}`).join(',');
const maxMb = uploadRules.picture.maxBytes / 1024 / 1024;

type OptionProps = {
  kind: CoverKind;
  group: string;
  label: string;
  choice: CoverChoice;
  value: CoverChoice;
  onChoose: (choice: CoverChoice) => void;
};

function Option({ kind, group, label, choice, value, onChoose }: OptionProps) {
  const isChosen = isSameChoice(choice, value);
  return (
    <label className={classes.choice} title={label}>
      <input type="radio" name={group} aria-label={label} checked={isChosen} onChange={() => onChoose(choice)} />
      <CoverPicture kind={kind} path={choice.kind === 'own' ? choice.path : choice.name} />
      {isChosen && (
        <span className={classes.tick} aria-hidden="true">
          <Check size={14} strokeWidth={3} />
        </span>
      )}
    </label>
  );
}

type Props = {
  kind: CoverKind;
  value: CoverChoice;
  /** Of the name that stands with the cover. */
  titleLength: number;
  onChange: (choice: CoverChoice) => void;
  /** A picture is on its way to the server: the form waits for it. */
  onBusy: (isBusy: boolean) => void;
};

/** The cover of a column or a circle: one of ours, or a picture of one's own. */
export function CoverField({ kind, value, titleLength, onChange, onBusy }: Props) {
  const t = useT('share');
  const group = useId();
  const input = useRef<HTMLInputElement>(null);
  // Whoever looks at a preset for a moment does not upload again.
  const [own, setOwn] = useState(value.kind === 'own' ? value : null);
  if (value.kind === 'own' && own?.id !== value.id) setOwn(value);
  const { isSending, problem, choose, accept } = useCoverUpload(onChange);
  useEffect(() => onBusy(isSending), [isSending, onBusy]);
  const option = { kind, group, value, onChoose: onChange };
  return (
    <fieldset className={classes.field}>
      <legend className={classes.label}>{t('community.cover.label')}</legend>
      <div className={classes.choices}>
        {coverPresets(kind).map((name, index) => (
          <Option
            key={name}
            {...option}
            label={t('community.cover.preset', { number: index + 1 })}
            choice={{ kind: 'preset', name }}
          />
        ))}
        {own && <Option {...option} label={t('community.cover.own')} choice={own} />}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<ImageUp size={16} aria-hidden />}
          loading={isSending}
          onClick={() => input.current?.click()}
        >
          {t(own ? 'community.cover.again' : 'community.cover.upload')}
        </Button>
        <LibraryChoice titleLength={titleLength} onTaken={accept} />
        <span className={classes.hint}>{t('community.cover.hint', { max: maxMb })}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('community.cover.upload')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void choose(file);
        }}
      />
      {problem && (
        <p className={classes.error} role="alert">
          {t(`community.cover.${problem}`, { max: maxMb })}
        </p>
      )}
    </fieldset>
  );
}
