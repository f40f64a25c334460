import { TextInput } from '@mantine/core';
import { listReplayMessages, readReplay, saveReplay } from '@shuyuan/contract/live/replay.wire';
import { useState } from 'react';
import { clockText } from '../../../lib/clock-text.ts';
import { showNotice } from '../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../lib/part-texts.ts';
import { useWrite } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ChapterFields } from './ChapterFields.tsx';
import classes from './Replay.module.css';
import { type DraftProblem, draftOf, readDraft, type ReplayData } from './replay-draft.ts';

type Props = { replay: ReplayData; onClose: () => void };

export function ReplayForm({ replay, onClose }: Props) {
  const t = useT('activity');
  const texts = useFormDialogTexts();
  const seconds = replay.seconds ?? 0;
  const [first] = useState(() => draftOf({ ...replay, seconds }));
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<DraftProblem | null>(null);
  const write = useWrite(saveReplay, {
    refreshes: [readReplay, listReplayMessages],
    onSuccess: ({ state }) => {
      showNotice(t(state === 'ready' ? 'live.replay.edit.saved' : 'live.replay.edit.cutting'), 'success');
      onClose();
    },
  });
  const save = () => {
    const read = readDraft(draft, seconds);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') write.mutate({ id: replay.id, ...read });
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('live.replay.edit')}
      submitLabel={t('live.replay.edit.save')}
      isBusy={write.isPending}
      isDirty={draft !== first}
      error={problem && t(`live.replay.edit.${problem}`, { time: clockText(seconds) })}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={classes.times}>
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            label={t(`live.replay.edit.${end}`)}
            description={t('live.replay.edit.timeHint')}
            value={draft[end]}
            onChange={(event) => setDraft({ ...draft, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      <p className={classes.hint}>{t('live.replay.edit.hint')}</p>
      <ChapterFields chapters={draft.chapters} onChange={(chapters) => setDraft({ ...draft, chapters })} />
    </FormDialog>
  );
}
