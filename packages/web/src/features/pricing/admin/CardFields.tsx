import { Textarea, TextInput } from '@mantine/core';
import { cardBenefitsMax } from '@shuyuan/contract/pricing/cards';
import { useT } from '../../../lib/texts.ts';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { CardDraft } from './card-draft.ts';

type Props = {
  draft: CardDraft;
  isNew: boolean;
  problems: { readonly cardName: string | null; readonly benefits: string | null; readonly days: string | null };
  onChange: (change: Partial<CardDraft>) => void;
};

export function CardFields({ draft, isNew, problems, onChange }: Props) {
  const t = useT('admin');
  return (
    <>
      <TextInput
        label={t('admin.cards.form.name')}
        data-autofocus
        required
        autoComplete="off"
        value={draft.cardName}
        error={problems.cardName}
        onChange={(event) => onChange({ cardName: event.currentTarget.value })}
      />
      <Textarea
        label={t('admin.cards.form.benefits')}
        description={t('admin.cards.form.benefits.hint', { max: cardBenefitsMax })}
        rows={3}
        value={draft.benefits}
        error={problems.benefits}
        onChange={(event) => onChange({ benefits: event.currentTarget.value })}
      />
      <TextInput
        label={t('admin.cards.form.days')}
        description={t('admin.cards.form.days.hint')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.days}
        error={problems.days}
        onChange={(event) => onChange({ days: event.currentTarget.value })}
      />
      {!isNew && (
        <SwitchField
          label={t('admin.cards.form.isActive')}
          description={t('admin.cards.form.isActive.hint')}
          isOn={draft.isActive}
          onChange={(isActive) => onChange({ isActive })}
        />
      )}
    </>
  );
}
