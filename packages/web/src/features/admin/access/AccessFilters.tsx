import { Button, NativeSelect, TextInput } from '@mantine/core';
import { exportAccess } from '@shuyuan/contract/admin/access.wire';
import { accessActions } from '@shuyuan/contract/admin/access-actions';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { byteOrderMark } from '@shuyuan/contract/people/member-table';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import classes from '../audit/AuditPage.module.css';

export type AccessSearch = Readonly<Record<'person' | 'action' | 'address' | 'from' | 'to', string | undefined>>;

type Props = {
  search: AccessSearch;
  /** The same as the call takes it. */
  query: InputOf<typeof exportAccess>;
  onApply: (search: Partial<AccessSearch>) => void;
};

/** The choices of the log of access, and the way to take it along. */
export function AccessFilters({ search, query, onApply }: Props) {
  const t = useT('admin');
  const [draft, setDraft] = useState(search);
  const bind = (name: keyof AccessSearch) => ({
    value: draft[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const save = useWrite(exportAccess, {
    // What was read as text has lost the mark by which Excel knows UTF-8.
    onSuccess: (text) =>
      saveFile(
        new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }),
        exportAccess.download?.fileName ?? '',
      ),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const actions = accessActions.map((value) => ({ value, label: t(`admin.access.action.${value}`) }));
  return (
    <form className={classes.filters} onSubmit={submit}>
      <TextInput
        label={t('admin.audit.filter.actor')}
        placeholder={t('admin.audit.filter.actor.hint')}
        maxLength={50}
        {...bind('person')}
      />
      <NativeSelect
        label={t('admin.access.column.event')}
        data={[{ value: '', label: t('admin.audit.filter.any') }, ...actions]}
        {...bind('action')}
      />
      <TextInput label={t('admin.access.column.address')} maxLength={50} {...bind('address')} />
      <TextInput type="date" label={t('admin.audit.filter.from')} {...bind('from')} />
      <TextInput type="date" label={t('admin.audit.filter.to')} {...bind('to')} />
      <div className={classes.buttons}>
        <Button type="submit">{t('admin.audit.filter')}</Button>
        {Object.values(search).some(Boolean) && (
          <Button variant="default" onClick={() => onApply({})}>
            {t('admin.audit.filter.reset')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(query)}
        >
          {t('admin.export.button')}
        </Button>
      </div>
    </form>
  );
}
