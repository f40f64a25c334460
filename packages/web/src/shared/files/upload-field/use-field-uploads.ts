import type { UploadRule, UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { fieldUploadsOf } from '../upload/field-uploads.ts';
import { prepareWorker } from '../upload/digests.ts';
import { type Intake, takeIn } from './intake.ts';
import { defaultResize, type Resize, resizePicture } from './resize-picture.ts';
import type { UploadedFile } from '../upload/transport.ts';
import { useUnfinished } from './use-unfinished.ts';

type Options = {
  readonly field: string;
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly isMetadataKept: boolean;
  readonly maxFiles: number;
  readonly limits: Pick<UploadRule, 'maxBytes' | 'endings'>;
  readonly resize: Partial<Resize> | undefined;
  readonly value: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
};

const nothing: Pick<Intake, 'refusals' | 'hasSurplus'> = { refusals: [], hasSurplus: false };

/** The line of one field: what comes in, what goes on, what is handed on as its value. */
export function useFieldUploads(options: Options) {
  const { field, rule, isConverted, isMetadataKept, maxFiles, limits, resize, value, onChange } = options;
  const t = useT('files');
  const memberId = useSession(({ currentUser }) => currentUser?.id ?? '');
  const uploads = useMemo(
    () => fieldUploadsOf({ memberId, field, rule, isConverted }),
    [memberId, field, rule, isConverted],
  );
  const line = useStore(uploads.store);
  const [intake, setIntake] = useState(nothing);
  const { list: unfinished, found, forget } = useUnfinished(uploads);

  useEffect(prepareWorker, []);

  // By name: one that is done just as another is handed over is not overlooked.
  const done = line.items.flatMap(({ id, state }) => (state === 'done' ? id : [])).join(' ');
  const handOver = useEffectEvent(() => {
    const results = uploads.handOver();
    if (results.length > 0) onChange([...value, ...results]);
  });
  useEffect(() => {
    if (done) handOver();
  }, [done]);

  const bring = async (files: readonly File[]): Promise<void> => {
    const room = maxFiles - value.length - line.items.length;
    const { taken, ...rest } = takeIn(files, { rule: limits, room });
    setIntake(rest);
    const wish = resize && { ...defaultResize, ...resize };
    const ready = wish ? await Promise.all(taken.map((file) => resizePicture(file, wish))) : taken;
    // What was not finished is remembered with the size it was sent in.
    found(ready);
    uploads.add(ready, isMetadataKept);
  };
  const said = line.handed.last.map(({ name }) => t('upload.done.said', { name })).join(' ');
  return { uploads, line, intake, said, unfinished, bring, forget, clearIntake: () => setIntake(nothing) };
}
