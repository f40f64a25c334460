import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { topicDescriptionMax } from '@shuyuan/contract/community/topics';
import { useT } from '../../../lib/texts.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { TopicDraft } from './topic-draft.ts';
import type { ManagedType } from './use-managed-types.ts';

type Props = {
  draft: TopicDraft;
  types: readonly ManagedType[];
  isNew: boolean;
  problems: { readonly name?: string | null; readonly desc?: string | null };
  onChange: (change: Partial<TopicDraft>) => void;
};

export function TopicForm({ draft, types, isNew, problems, onChange }: Props) {
  const t = useT('admin');
  return (
    <>
      <TextInput
        label={t('admin.topics.form.name')}
        data-autofocus
        required
        autoComplete="off"
        value={draft.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('admin.topics.form.type')}
        data={types.map(({ id, label }) => ({ value: id, label }))}
        value={draft.typeId}
        onChange={(event) => onChange({ typeId: event.currentTarget.value })}
      />
      <Textarea
        label={t('admin.topics.form.desc')}
        description={t('admin.topics.form.desc.hint', { max: topicDescriptionMax })}
        autosize
        minRows={3}
        maxRows={8}
        value={draft.desc}
        error={problems.desc}
        onChange={(event) => onChange({ desc: event.currentTarget.value })}
      />
      {!isNew && (
        <SwitchField
          label={t('admin.topics.form.isShown')}
          description={t('admin.topics.form.isShown.hint')}
          isOn={!draft.isHidden}
          onChange={(isShown) => onChange({ isHidden: !isShown })}
        />
      )}
    </>
  );
}
