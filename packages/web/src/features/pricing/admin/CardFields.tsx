import { Textarea, TextInput } from '@mantine/core';
import { cardBenefitsMax } from '@shuyuan/contract/pricing/cards';
import { useT } from '../../../lib/texts.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { CardDraft } from './card-draft.ts';

type Props = {
  form: Pick<DraftForm<CardDraft>, 'draft' | 'change' | 'textField'>;
  isNew: boolean;
};

export function CardFields({ form, isNew }: Props) {
  const t = useT('admin');
  return (
    <>
      <TextInput
        label={t('admin.cards.form.name')}
        data-autofocus
        required
        autoComplete="off"
        {...form.textField('cardName')}
      />
      <Textarea
        label={t('admin.cards.form.benefits')}
        description={t('admin.cards.form.benefits.hint', { max: cardBenefitsMax })}
        rows={3}
        {...form.textField('benefits')}
      />
      <TextInput
        label={t('admin.cards.form.days')}
        description={t('admin.cards.form.days.hint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.textField('days')}
      />
      {!isNew && (
        <SwitchField
          label={t('admin.cards.form.isActive')}
          description={t('admin.cards.form.isActive.hint')}
          isOn={form.draft.isActive}
          onChange={(isActive) => form.change({ isActive })}
        />
      )}
    </>
  );
}
