import { Textarea } from '@mantine/core';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { liveLimits } from '@shuyuan/contract/live/live-form';
import { useT } from '../../../../lib/texts.ts';
import type { FieldsProps } from './fields-props.ts';
import { PeoplePicker } from './PeoplePicker.tsx';

/** Who speaks, and who helps (D-056). */
export function PeopleFields({ draft, supplier, errorOf, onChange }: FieldsProps) {
  const t = useT('activity');
  return (
    <>
      <PeoplePicker
        label={t('live.form.lecturer')}
        hint={t('live.form.lecturer.hint')}
        supplier={supplier}
        value={draft.lecturer ? [draft.lecturer] : []}
        max={1}
        onChange={([lecturer]) => onChange({ lecturer: lecturer ?? null })}
      />
      <Textarea
        label={t('live.form.lecturerDesc')}
        description={t('live.form.used', {
          count: textLength(draft.lecturerDesc.trim()),
          max: liveLimits.lecturerDescMax,
        })}
        rows={3}
        error={errorOf('lecturerDesc')}
        value={draft.lecturerDesc}
        onChange={(event) => onChange({ lecturerDesc: event.currentTarget.value })}
      />
      <PeoplePicker
        label={t('live.form.assistants')}
        hint={t('live.form.assistants.hint')}
        supplier={supplier}
        value={draft.assistants}
        max={liveLimits.assistantsMax}
        onChange={(assistants) => onChange({ assistants })}
      />
    </>
  );
}
