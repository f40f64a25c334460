import { Button, NativeSelect, TextInput } from '@mantine/core';
import { exportBehaviour } from '@shuyuan/contract/admin/behaviour-log.wire';
import type { InputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import { byteOrderMark } from '@shuyuan/contract/people/member-table';
import { behaviourKinds } from '@shuyuan/contract/system/behaviour';
import { Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useWrite } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useT } from '../../../lib/texts.ts';
import classes from '../audit/AuditPage.module.css';
import type { BehaviourPlace } from './behaviour-address.ts';

type Filters = Pick<BehaviourPlace, 'person' | 'kind' | 'place' | 'from' | 'to'>;
type Props = {
  place: Filters;
  /** The same as the call takes it. */
  query: InputOf<typeof exportBehaviour>;
  onApply: (part: Partial<Filters>) => void;
};

const none: Filters = { person: '', kind: undefined, place: '', from: '', to: '' };

/** The choices of the log, and the way to take it along. */
export function BehaviourFilters({ place: { person, kind, place, from, to }, query, onApply }: Props) {
  const t = useT('operation');
  const admin = useT('admin');
  const [draft, setDraft] = useState<Filters>({ person, kind, place, from, to });
  const bind = (name: Exclude<keyof Filters, 'kind'>) => ({
    value: draft[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const save = useWrite(exportBehaviour, {
    // A table that was read as text has lost the mark by which Excel knows UTF-8.
    onSuccess: (text) =>
      saveFile(
        new Blob([byteOrderMark, text], { type: 'text/csv;charset=utf-8' }),
        exportBehaviour.download?.fileName ?? '',
      ),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onApply(draft);
  };
  const kinds = behaviourKinds.map((value) => ({ value, label: t(`behaviour.kind.${value}`) }));
  return (
    <form className={classes.filters} onSubmit={submit}>
      <TextInput
        label={admin('admin.audit.filter.actor')}
        placeholder={admin('admin.audit.filter.actor.hint')}
        maxLength={50}
        {...bind('person')}
      />
      <NativeSelect
        label={t('behaviour.kind')}
        data={[{ value: '', label: admin('admin.audit.filter.any') }, ...kinds]}
        value={draft.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setDraft({ ...draft, kind: behaviourKinds.find((one) => one === value) })
        }
      />
      <TextInput label={t('behaviour.place')} dir="ltr" maxLength={300} {...bind('place')} />
      <TextInput type="date" label={admin('admin.audit.filter.from')} {...bind('from')} />
      <TextInput type="date" label={admin('admin.audit.filter.to')} {...bind('to')} />
      <div className={classes.buttons}>
        <Button type="submit">{admin('admin.audit.filter')}</Button>
        {Object.keys(query).length > 0 && (
          <Button variant="default" onClick={() => onApply(none)}>
            {admin('admin.audit.filter.reset')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(query)}
        >
          {admin('admin.export.button')}
        </Button>
      </div>
    </form>
  );
}
