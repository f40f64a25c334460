import { textLength } from '@shuyuan/contract/kernel/text-length';
import { freePrice } from '@shuyuan/contract/pricing/prices';
import { PriceField } from '../../../../shared/pricing/lazy-pricing.tsx';
import { CoverField } from './CoverField.tsx';
import type { PublishDraft, PublishField } from '../publish-draft.ts';
import type { BusyPart } from '../use-publish-form.ts';

type Props = {
  draft: PublishDraft;
  isTried: boolean;
  errorOf: (field: PublishField) => string | null;
  onChange: (change: Partial<PublishDraft>) => void;
  onBusy: Readonly<Record<BusyPart, (isBusy: boolean) => void>>;
};

/** What only a post of an account has: a cover and a price. */
export function AccountFields({ draft, isTried, errorOf, onChange, onBusy }: Props) {
  return (
    <>
      <CoverField
        cover={draft.cover}
        titleLength={textLength(draft.title)}
        error={errorOf('cover')}
        onChange={(cover) => onChange({ cover })}
        onBusy={onBusy.cover}
      />
      <PriceField
        price={draft.price ?? freePrice}
        isTried={isTried}
        refusal={errorOf('price')}
        onChange={(price) => onChange({ price })}
      />
    </>
  );
}
