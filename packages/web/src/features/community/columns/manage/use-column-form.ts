import { changeColumn, createColumn } from '@shuyuan/contract/community/column.wire';
import { useState } from 'react';
import { go } from '../../../../lib/navigation.ts';
import { showNotice } from '../../../../lib/notices.ts';
import { useWrite } from '../../../../lib/queries.ts';
import { useT } from '../../../../lib/texts.ts';
import { useLeavingQuestion } from '../../../../shared/leaving/use-leaving-question.ts';
import { type ColumnInfo, columnReads } from '../column.ts';
import { type ColumnDraft, draftOf, fieldsOf, isSameDraft, problemsOf } from './column-draft.ts';

/** A new column of an account, or one that is there; it leads to what stands in it. */
export function useColumnForm(column: ColumnInfo | null, accountId: string) {
  const t = useT('share');
  const [first] = useState(() => draftOf(column));
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const { isAsking, settle, allow } = useLeavingQuestion(!isSameDraft(first, draft));
  const name = draft.title.trim();
  const leadOn = (id: string, words: string): void => {
    allow();
    showNotice(words, 'success');
    go('columnDetail', {}, { id });
  };
  const create = useWrite(createColumn, {
    refreshes: columnReads,
    onSuccess: ({ id }) => leadOn(id, t('community.column.created', { name })),
  });
  const change = useWrite(changeColumn, {
    refreshes: columnReads,
    onSuccess: ({ id }) => leadOn(id, t('community.column.saved', { name })),
  });
  const submit = (): void => {
    setIsTried(true);
    const wrong = problemsOf(draft);
    if (wrong.title || wrong.introduce || wrong.price || isUploading) return;
    if (column) change.mutate({ id: column.id, ...fieldsOf(draft) });
    else create.mutate({ enjoyId: accountId, ...fieldsOf(draft) });
  };
  return {
    draft,
    isTried,
    isBusy: create.isPending || change.isPending || isUploading,
    isAsking,
    settle,
    onBusy: setIsUploading,
    onChange: (changed: Partial<ColumnDraft>) => setDraft((now) => ({ ...now, ...changed })),
    submit,
  };
}
