import { releaseQuestions } from '@shuyuan/contract/community/column.wire';
import { maxColumnChanges } from '@shuyuan/contract/community/columns';
import { useState } from 'react';
import { useFormat } from '../../../../../lib/format.ts';
import { showNotice } from '../../../../../lib/notices.ts';
import { useFormDialogTexts } from '../../../../../lib/part-texts.ts';
import { useWrite } from '../../../../../lib/queries.ts';
import { useT } from '../../../../../lib/texts.ts';
import { FormDialog } from '../../../../../ui/FormDialog.tsx';
import classes from '../Manage.module.css';
import { PickList } from './PickList.tsx';
import { contentReads } from '../order/use-column-order.ts';

type Props = { columnId: string; accountId: string; onClose: () => void };

/** COMM-11, D-139: what the account published, chosen for the column; what was chosen on one page stays chosen on the next. */
export function PickContents({ columnId, accountId, onClose }: Props) {
  const t = useT('share');
  const format = useFormat();
  const texts = useFormDialogTexts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setIsTried] = useState(false);
  const add = useWrite(releaseQuestions, {
    refreshes: contentReads,
    onSuccess: () => {
      showNotice(t('community.column.pick.done', { count: format.count(chosen.size) }), 'success');
      onClose();
    },
  });
  const problem =
    chosen.size > maxColumnChanges
      ? t('community.column.pick.tooMany', { max: maxColumnChanges })
      : isTried && chosen.size === 0
        ? t('community.column.pick.missing')
        : null;
  const submit = (): void => {
    setIsTried(true);
    // In the order they were chosen in.
    if (chosen.size > 0 && chosen.size <= maxColumnChanges) add.mutate({ id: columnId, add: [...chosen] });
  };
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <FormDialog
      {...texts}
      isOpen
      title={t('community.column.pick.title')}
      submitLabel={t('community.column.pick.submit')}
      width={640}
      isBusy={add.isPending}
      isDirty={chosen.size > 0}
      error={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <PickList columnId={columnId} accountId={accountId} chosen={chosen} onToggle={toggle} />
      <output className={classes.chosen}>
        {t('community.column.pick.chosen', { count: format.count(chosen.size) })}
      </output>
    </FormDialog>
  );
}
