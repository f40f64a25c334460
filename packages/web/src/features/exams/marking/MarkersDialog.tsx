import { NativeSelect, TextInput } from '@mantine/core';
import { differenceRules } from '@shuyuan/contract/exams/marking/agreed-mark';
import { readMarkingRule } from '@shuyuan/contract/exams/marking/marking.wire';
import { useRead } from '../../../lib/queries.ts';
import { useT } from '../../../lib/texts.ts';
import { DraftDialog } from '../../../shared/forms/DraftDialog.tsx';
import { PersonSearch } from '../../../shared/people/PersonSearch.tsx';
import { ChosenList } from '../../../ui/ChosenList.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import { type ReadRule, useMarkersForm } from './use-markers-form.ts';

type Props = { id: string; onClose: () => void };

/** Names the markers of an exam, how many read each answer, and what counts where they differ. */
export function MarkersDialog({ id, onClose }: Props) {
  const { data } = useRead(readMarkingRule, { id }, { refetchOnWindowFocus: false, gcTime: 0 });
  return data ? <MarkersForm id={id} rule={data} onClose={onClose} /> : null;
}

function MarkersForm({ id, rule, onClose }: Props & { rule: ReadRule }) {
  const t = useT('exams');
  const { form, send, isBusy } = useMarkersForm({ id, rule, onSaved: onClose });
  const { markers, isDouble, differenceRule } = form.draft;
  return (
    <DraftDialog
      form={form}
      title={t('exams.markers')}
      submitLabel={t('exams.markers.save')}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <PersonSearch
        label={t('exams.markers.add')}
        placeholder={t('exams.markers.add.hint')}
        noneFound={t('exams.markers.nobody')}
        error={form.problems.markers}
        exceptIds={markers.map((marker) => marker.id)}
        onChoose={({ id: memberId, fullName }) => form.change({ markers: [...markers, { id: memberId, fullName }] })}
      />
      <ChosenList
        chosen={markers.map((marker) => ({ id: marker.id, name: marker.fullName }))}
        summary={t('exams.markers.count', { count: markers.length })}
        removeLabel={(name) => t('exams.markers.remove', { name })}
        onRemove={(memberId) => form.change({ markers: markers.filter((marker) => marker.id !== memberId) })}
      />
      <SwitchField
        label={t('exams.markers.double')}
        description={t('exams.markers.double.hint')}
        isOn={isDouble}
        onChange={(isOn) => form.change({ isDouble: isOn })}
      />
      {isDouble && (
        <>
          <NativeSelect
            label={t('exams.markers.difference')}
            data={differenceRules.map((value) => ({ value, label: t(`exams.markers.difference.${value}`) }))}
            value={differenceRule}
            onChange={({ currentTarget: { value } }) =>
              form.change({ differenceRule: differenceRules.find((one) => one === value) ?? 'average' })
            }
          />
          {differenceRule === 'third' && (
            <TextInput
              inputMode="numeric"
              label={t('exams.markers.percent')}
              {...form.textField('differencePercent')}
            />
          )}
        </>
      )}
    </DraftDialog>
  );
}
