import { Textarea, TextInput } from '@mantine/core';
import { circleDescriptionMax } from '@shuyuan/contract/community/circles';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { useT } from '../../../../lib/texts.ts';
import { SwitchField } from '../../../../ui/SwitchField.tsx';
import { CoverField } from '../../covers/CoverField.tsx';
import type { CircleDraft } from './circle-draft.ts';

type Props = {
  draft: CircleDraft;
  isNew: boolean;
  problems: { readonly name: string | null; readonly desc: string | null };
  onChange: (change: Partial<CircleDraft>) => void;
  onBusy: (isBusy: boolean) => void;
};

export function CircleFields({ draft, isNew, problems, onChange, onBusy }: Props) {
  const t = useT('admin');
  return (
    <>
      <TextInput
        label={t('admin.circles.form.name')}
        data-autofocus
        required
        autoComplete="off"
        value={draft.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Textarea
        label={t('admin.circles.form.desc')}
        description={t('admin.circles.form.desc.hint', { max: circleDescriptionMax })}
        rows={3}
        value={draft.desc}
        error={problems.desc}
        onChange={(event) => onChange({ desc: event.currentTarget.value })}
      />
      <CoverField
        kind="circle"
        value={draft.cover}
        titleLength={textLength(draft.name)}
        onChange={(cover) => onChange({ cover })}
        onBusy={onBusy}
      />
      {!isNew && (
        <SwitchField
          label={t('admin.circles.form.isShown')}
          description={t('admin.circles.form.isShown.hint')}
          isOn={!draft.isHidden}
          onChange={(isShown) => onChange({ isHidden: !isShown })}
        />
      )}
    </>
  );
}
