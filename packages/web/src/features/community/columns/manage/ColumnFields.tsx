import { Textarea, TextInput } from '@mantine/core';
import { columnIntroduceMax, columnTitleMax } from '@shuyuan/contract/community/columns';
import { textLength } from '@shuyuan/contract/kernel/text-length';
import { freePrice } from '@shuyuan/contract/pricing/prices';
import { useT } from '../../../../lib/texts.ts';
import { CoverField } from '../../covers/CoverField.tsx';
import { PriceField } from '../../../../shared/pricing/lazy-pricing.tsx';
import { type ColumnDraft, problemsOf } from './column-draft.ts';

type Props = {
  draft: ColumnDraft;
  /** It was tried to send it: now what is missing is said. */
  isTried: boolean;
  onChange: (change: Partial<ColumnDraft>) => void;
  onBusy: (isBusy: boolean) => void;
};

export function ColumnFields({ draft, isTried, onChange, onBusy }: Props) {
  const t = useT('share');
  const wrong = problemsOf(draft);
  const used = (text: string, max: number): string => t('teams.form.used', { count: textLength(text), max });
  // Nobody is told that a title is missing before they have had the time to write one.
  const isTitleWrong = wrong.title && (isTried || draft.title.trim() !== '');
  return (
    <>
      <TextInput
        label={t('community.column.form.title')}
        description={used(draft.title, columnTitleMax)}
        required
        autoComplete="off"
        value={draft.title}
        error={isTitleWrong ? t('community.column.form.title.wrong', { max: columnTitleMax }) : null}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t('community.column.form.introduce')}
        description={used(draft.introduce, columnIntroduceMax)}
        rows={4}
        value={draft.introduce}
        error={wrong.introduce ? t('community.column.form.introduce.wrong', { max: columnIntroduceMax }) : null}
        onChange={(event) => onChange({ introduce: event.currentTarget.value })}
      />
      <CoverField
        kind="column"
        value={draft.cover}
        titleLength={textLength(draft.title)}
        onChange={(cover) => onChange({ cover })}
        onBusy={onBusy}
      />
      <PriceField
        price={draft.price ?? freePrice}
        isTried={isTried}
        refusal={null}
        onChange={(price) => onChange({ price })}
      />
    </>
  );
}
