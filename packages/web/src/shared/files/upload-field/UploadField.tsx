import { VisuallyHidden } from '@mantine/core';
import { uploadRules, type UploadRule, type UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { type ReactNode, useId, useRef, useState } from 'react';
import { DropZone } from './DropZone.tsx';
import { IntakeMessages } from './IntakeMessages.tsx';
import type { Resize } from './resize-picture.ts';
import { MetadataChoice } from './MetadataChoice.tsx';
import type { UploadedFile } from '../upload/transport.ts';
import { UnfinishedList } from './UnfinishedList.tsx';
import classes from './UploadField.module.css';
import { UploadList } from './UploadList.tsx';
import { useFieldUploads } from './use-field-uploads.ts';

type Props = {
  /** Names its line of uploads, which goes on while other pages are shown: one per form. */
  name: string;
  label: string;
  /** Files that are there; what is on its way is not among them yet. */
  value: readonly UploadedFile[];
  onChange: (files: readonly UploadedFile[]) => void;
  rule?: UploadRuleName;
  maxFiles?: number;
  /** Less than the rule takes, where somebody has chosen. */
  limits?: Pick<UploadRule, 'maxBytes' | 'endings'>;
  isConverted?: boolean;
  /** UPLOAD-19: pictures are made this small before they are sent; what is left out is 200 × 200 at quality 90. */
  resize?: Partial<Resize> | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
  /** What has arrived is in use at once, and what is in use keeps its name. */
  isNameFixed?: boolean;
  error?: ReactNode;
};

/** Files of a form, or of a page of one's own: dropped, pasted or chosen, and sent in parts that survive a lost line. */
export function UploadField(props: Props) {
  const { name, label, value, onChange, rule = 'default', isConverted = false, resize, isDisabled = false } = props;
  const {
    maxFiles = uploadRules[rule].maxFiles,
    limits = uploadRules[rule],
    isNameFixed = false,
    isRequired = false,
    error,
  } = props;
  const title = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [isMetadataKept, setIsMetadataKept] = useState(false);
  const options = { field: name, rule, isConverted, isMetadataKept, maxFiles, limits, resize, value, onChange };
  const { uploads, line, intake, said, unfinished, bring, forget, clearIntake } = useFieldUploads(options);
  const choose = () => input.current?.click();
  return (
    <section className={classes.root} aria-labelledby={title}>
      <p className={classes.label} id={title}>
        {label}
        {isRequired && (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        )}
      </p>
      <DropZone
        limits={limits}
        isDisabled={isDisabled}
        chooser={chooser}
        onChoose={choose}
        onFiles={(files) => void bring(files)}
      >
        <input
          ref={input}
          type="file"
          hidden
          multiple={maxFiles > 1}
          accept={limits.endings.map((ending) => `.${ending}`).join(',')}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file can be chosen again.
            currentTarget.value = '';
            void bring(files);
          }}
        />
      </DropZone>
      <MetadataChoice rule={rule} isKept={isMetadataKept} isDisabled={isDisabled} onChange={setIsMetadataKept} />
      <IntakeMessages intake={intake} maxBytes={limits.maxBytes} maxFiles={maxFiles} onClose={clearIntake} />
      <UnfinishedList list={unfinished} onChoose={choose} onForget={(one) => void forget(one)} />
      <UploadList
        value={value}
        line={line}
        uploads={uploads}
        isDisabled={isDisabled}
        isNameFixed={isNameFixed}
        onChange={onChange}
        onRowGone={() => chooser.current?.focus()}
      />
      {error && (
        <p className={classes.failure} role="alert">
          {error}
        </p>
      )}
      <VisuallyHidden component="output">{said}</VisuallyHidden>
    </section>
  );
}
