import { uploadRules, type UploadRuleName } from '@shuyuan/contract/files/upload-rules';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useSession } from '../../../lib/session.ts';
import { useT } from '../../../lib/texts.ts';
import { deskOf } from './desks.ts';
import { prepareWorker } from './digests.ts';
import { type Intake, takeIn } from './intake.ts';
import { defaultResize, type Resize, resizePicture } from './resize-picture.ts';
import { transport, type UploadedFile } from './transport.ts';
import type { Unfinished } from './unfinished.ts';

type Options = {
  readonly field: string;
  readonly rule: UploadRuleName;
  readonly isConverted: boolean;
  readonly maxFiles: number;
  readonly resize: Partial<Resize> | undefined;
  readonly value: readonly UploadedFile[];
  readonly onChange: (files: readonly UploadedFile[]) => void;
};

const nothing: Pick<Intake, 'refusals' | 'hasSurplus'> = { refusals: [], hasSurplus: false };
const isSame = (one: Unfinished) => (file: File) => file.name === one.name && file.size === one.size;

/** The line of one field: what comes in, what goes on, what is handed on as its value. */
export function useFieldUploads({ field, rule, isConverted, maxFiles, resize, value, onChange }: Options) {
  const t = useT('files');
  const memberId = useSession(({ currentUser }) => currentUser?.id ?? '');
  const desk = useMemo(() => deskOf({ memberId, field, rule, isConverted }), [memberId, field, rule, isConverted]);
  const line = useStore(desk.store);
  const [intake, setIntake] = useState(nothing);
  const [unfinished, setUnfinished] = useState(() => {
    const present = desk.store.getState().items.map(({ file }) => file);
    return desk.memory.list().filter((one) => !present.some(isSame(one)));
  });

  useEffect(prepareWorker, []);

  // By name: one that is done just as another is handed over is not overlooked.
  const done = line.items.flatMap(({ id, state }) => (state === 'done' ? id : [])).join(' ');
  const handOver = useEffectEvent(() => {
    const results = desk.handOver();
    if (results.length > 0) onChange([...value, ...results]);
  });
  useEffect(() => {
    if (done) handOver();
  }, [done]);

  const bring = async (files: readonly File[]): Promise<void> => {
    const room = maxFiles - value.length - line.items.length;
    const { taken, ...rest } = takeIn(files, { rule: uploadRules[rule], room });
    setIntake(rest);
    setUnfinished(unfinished.filter((one) => !taken.some(isSame(one))));
    const wish = resize && { ...defaultResize, ...resize };
    desk.add(wish ? await Promise.all(taken.map((file) => resizePicture(file, wish))) : taken);
  };
  const forget = (one: Unfinished): void => {
    desk.memory.forget(one);
    setUnfinished(unfinished.filter((other) => other !== one));
    // It ends by itself otherwise (D-166).
    transport.drop(one.uploadId).catch(() => undefined);
  };
  const said = line.handed.last.map(({ name }) => t('upload.done.said', { name })).join(' ');
  return { desk, line, intake, said, unfinished, bring, forget, clearIntake: () => setIntake(nothing) };
}
