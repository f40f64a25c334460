import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { LeavingQuestion } from '../../../../shared/leaving/LeavingQuestion.tsx';
import { closePageOr, go } from '../../../../lib/navigation.ts';
import { useFormDialogTexts } from '../../../../lib/part-texts.ts';
import { useT } from '../../../../lib/texts.ts';
import { Panel } from '../../../../ui/Panel.tsx';
import type { ColumnInfo } from '../column.ts';
import { ColumnFields } from './ColumnFields.tsx';
import classes from './Manage.module.css';
import { useColumnForm } from './use-column-form.ts';

type Props = { column: ColumnInfo | null; accountId: string };

/** COMM-28, COMM-30: what a column is called, says of itself and looks like. */
export function ColumnForm({ column, accountId }: Props) {
  const t = useT('share');
  const { cancelLabel } = useFormDialogTexts();
  const form = useColumnForm(column, accountId);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!form.isBusy) form.submit();
  };
  return (
    <Panel>
      <form className={classes.form} onSubmit={submit} noValidate>
        <ColumnFields draft={form.draft} isTried={form.isTried} onChange={form.onChange} onBusy={form.onBusy} />
        <div className={classes.buttons}>
          <Button type="submit" loading={form.isBusy}>
            {t(column ? 'community.column.form.save' : 'community.column.form.create')}
          </Button>
          <Button variant="default" onClick={() => closePageOr(() => go('columnCard', {}, { teamID: accountId }))}>
            {cancelLabel}
          </Button>
        </div>
      </form>
      <LeavingQuestion isAsking={form.isAsking} onAnswer={form.settle} />
    </Panel>
  );
}
