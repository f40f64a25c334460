import { Button, NativeSelect, TextInput } from '@mantine/core';
import { listAuditWords } from '@shuyuan/contract/admin/audit.wire';
import { type SubmitEvent, useState } from 'react';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import type { AuditSearch } from './audit-filter.ts';
import { useAuditTexts } from './audit-texts.ts';
import classes from './AuditPage.module.css';

type Props = { search: AuditSearch; onApply: (search: AuditSearch) => void };

/** The choices of the trail; they hold once applied, and the address keeps them. */
export function AuditFilters({ search, onApply }: Props) {
  const t = useT('admin');
  const { actionText, kindText } = useAuditTexts();
  const words = useRead(listAuditWords, {}, { claims: 'notices' }).data;
  const [draft, setDraft] = useState(search);
  const bind = (name: 'actor' | 'action' | 'kind' | 'from' | 'to') => ({
    value: draft[name] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const any = { value: '', label: t('admin.audit.filter.any') };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const isFiltered = Object.values(search).some(Boolean);
  return (
    <form className={classes.filters} onSubmit={submit}>
      <TextInput
        label={t('admin.audit.filter.actor')}
        placeholder={t('admin.audit.filter.actor.hint')}
        maxLength={50}
        {...bind('actor')}
      />
      <NativeSelect
        label={t('admin.audit.filter.action')}
        data={[any, ...(words?.actions ?? []).map((value) => ({ value, label: actionText(value) }))]}
        {...bind('action')}
      />
      <NativeSelect
        label={t('admin.audit.filter.subject')}
        data={[any, ...(words?.subjectKinds ?? []).map((value) => ({ value, label: kindText(value) }))]}
        {...bind('kind')}
      />
      <TextInput type="date" label={t('admin.audit.filter.from')} {...bind('from')} />
      <TextInput type="date" label={t('admin.audit.filter.to')} {...bind('to')} />
      <div className={classes.buttons}>
        <Button type="submit">{t('admin.audit.filter')}</Button>
        {isFiltered && (
          <Button variant="default" onClick={() => onApply({})}>
            {t('admin.audit.filter.reset')}
          </Button>
        )}
      </div>
      {search.subject && <p className={classes.only}>{t('admin.audit.filter.one', { id: search.subject })}</p>}
    </form>
  );
}
