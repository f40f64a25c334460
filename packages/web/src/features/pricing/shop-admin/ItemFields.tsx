import { Group, Radio, Textarea, TextInput } from '@mantine/core';
import { shopKinds } from '@shuyuan/contract/pricing/shop';
import { useT } from '../../../lib/texts.ts';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import { CardSelect } from './CardSelect.tsx';
import type { ItemDraft } from './item-draft.ts';

type Form = Pick<DraftForm<ItemDraft>, 'draft' | 'change' | 'problems' | 'textField'>;

/** A kind is chosen once: orders of a card were never handed out by anybody. */
function KindFields({ form: { draft, change, problems } }: { form: Form }) {
  const t = useT('points');
  return (
    <>
      <Radio.Group
        label={t('points.admin.kind')}
        value={draft.kind}
        onChange={(text) => change({ kind: shopKinds.find((kind) => kind === text) ?? 'thing' })}
      >
        <Group gap={20} mt={8}>
          {shopKinds.map((kind) => (
            <Radio key={kind} value={kind} label={t(`points.admin.kind.${kind}`)} />
          ))}
        </Group>
      </Radio.Group>
      {draft.kind === 'card' && (
        <CardSelect value={draft.cardId} error={problems.cardId} onChange={(cardId) => change({ cardId })} />
      )}
    </>
  );
}

export function ItemFields({ form, isNew }: { form: Form; isNew: boolean }) {
  const t = useT('points');
  const { draft, change, problems, textField } = form;
  const numbers = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <>
      {isNew && <KindFields form={form} />}
      <TextInput label={t('points.admin.title')} required data-autofocus autoComplete="off" {...textField('title')} />
      <Textarea label={t('points.admin.description')} rows={3} {...textField('description')} />
      <AmountInput
        label={t('points.admin.price')}
        required
        text={draft.price}
        invalid={t('points.admin.price.invalid')}
        error={problems.price}
        onChange={(price) => change({ price })}
      />
      <TextInput
        label={t('points.admin.stock')}
        description={t('points.admin.stock.hint')}
        {...numbers}
        {...textField('stock')}
      />
      <TextInput
        label={t('points.admin.perPerson')}
        description={t('points.admin.stock.hint')}
        {...numbers}
        {...textField('perPerson')}
      />
      {!isNew && (
        <SwitchField
          label={t('points.admin.isActive')}
          isOn={draft.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      )}
    </>
  );
}
