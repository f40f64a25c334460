import { Textarea } from '@mantine/core';
import { maxWordLength, maxWordsPerCall, wordsOfLines } from '@shuyuan/contract/system/sensitive-words';
import { listSeparatorOf } from '@shuyuan/contract/kernel/languages';
import { addWords, listWords } from '@shuyuan/contract/system/words.wire';
import { useState } from 'react';
import { showNotice } from '../../lib/notices.ts';
import { useWrite } from '../../lib/queries.ts';
import { useLanguage, useT } from '../../lib/texts.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';

/** As many as fit under a field. */
const shownUnusable = 5;

/** What keeps the lines from being sent, in words; null when nothing does. */
function useProblem(lines: string): string | null {
  const t = useT('admin');
  const { language } = useLanguage();
  const { words, unusable } = wordsOfLines(lines);
  if (unusable.length > 0) {
    const some = unusable.slice(0, shownUnusable).join(listSeparatorOf[language]);
    return t('admin.words.add.unusable', { words: some });
  }
  if (words.length > maxWordsPerCall) return t('admin.words.add.tooMany', { max: maxWordsPerCall });
  return words.length === 0 ? t('admin.words.add.nothing') : null;
}

/** Many at once, as they come out of a spreadsheet: one on each line. */
export function AddWords({ onClose }: { onClose: () => void }) {
  const t = useT('admin');
  const common = useT('common');
  const [lines, setLines] = useState('');
  const [isTried, setIsTried] = useState(false);
  const problem = useProblem(lines);
  const add = useWrite(addWords, { refreshes: [listWords] });
  const submit = () => {
    setIsTried(true);
    if (problem !== null) return;
    const items = wordsOfLines(lines).words.map((word) => ({ word }));
    add.mutate(
      { items },
      {
        onSuccess: ({ added, known }) => {
          showNotice(t('admin.words.added', { added, known }), 'success');
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      isOpen
      title={t('admin.words.add')}
      submitLabel={t('admin.words.add.submit')}
      cancelLabel={common('dialog.cancel')}
      closeLabel={common('dialog.close')}
      isBusy={add.isPending}
      isDirty={lines.trim() !== ''}
      leaveTexts={{
        title: common('dialog.leave.title'),
        text: common('dialog.leave.text'),
        leave: common('dialog.leave.confirm'),
        stay: common('dialog.leave.stay'),
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Textarea
        label={t('admin.words.add.label')}
        description={t('admin.words.add.hint', { max: maxWordLength })}
        rows={10}
        value={lines}
        error={isTried ? problem : null}
        data-autofocus
        onChange={(event) => setLines(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
