import { Textarea, TextInput } from '@mantine/core';
import { libraryLimits } from '@shuyuan/contract/library/library-limits';
import { useT } from '../../../lib/texts.ts';
import { AudienceFields } from '../../../shared/audience/AudienceFields.tsx';
import { CoverField } from '../../../shared/covers/CoverField.tsx';
import type { DraftForm } from '../../../shared/forms/use-draft-form.ts';
import { PricedField } from '../../../shared/pricing/PricedField.tsx';
import { TopicField } from '../../../shared/topics/TopicField.tsx';
import { SwitchField } from '../../../ui/SwitchField.tsx';
import type { ItemDraft } from './item-draft.ts';

type Props = { form: DraftForm<ItemDraft>; onBusy: (isBusy: boolean) => void };

/** Everything an item says of itself, for whom it is, and what its readers may do. */
export function ItemFields({ form, onBusy }: Props) {
  const t = useT('library');
  const { draft, problems, change } = form;
  return (
    <>
      <TextInput label={t('library.field.title')} required autoComplete="off" {...form.textField('title')} />
      <Textarea label={t('library.field.introduction')} rows={4} {...form.textField('introduction')} />
      <CoverField cover={draft.cover} error={problems.cover} onChange={(cover) => change({ cover })} onBusy={onBusy} />
      <TopicField
        label={t('library.field.topics')}
        topics={draft.topics}
        max={libraryLimits.topics}
        error={problems.topics}
        onChange={(topics) => change({ topics })}
      />
      <AudienceFields draft={draft} error={problems.organizations} onChange={change} />
      <SwitchField
        label={t('library.field.allowsDownload')}
        description={t('library.field.allowsDownload.hint')}
        isOn={draft.allowsDownload}
        onChange={(allowsDownload) => change({ allowsDownload })}
      />
      <SwitchField
        label={t('library.field.showsVersions')}
        description={t('library.field.showsVersions.hint')}
        isOn={draft.showsVersions}
        onChange={(showsVersions) => change({ showsVersions })}
      />
      <PricedField form={form} label={t('library.field.price')} hint={t('library.field.price.hint')} />
    </>
  );
}
