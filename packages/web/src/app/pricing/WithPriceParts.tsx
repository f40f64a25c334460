import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { type PriceParts, PricePartsContext } from '../../features/community/price-parts.ts';
import { useSession } from '../../lib/session.ts';
import { useT } from '../../lib/texts.ts';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { OfferPanel, PriceForm } from './price-module.ts';

function Coming({ children }: { children: ReactNode }) {
  const t = useT('common');
  return <Suspense fallback={<SkeletonList label={t('shell.loading')} count={1} />}>{children}</Suspense>;
}

/** PRICE-06, D-124: the choice is offered where the community is open and has its currency; elsewhere all is free. */
function PriceField(props: ComponentProps<PriceParts['PriceField']>) {
  const isOffered = useSession(({ appSettings }) => appSettings?.communityIsOpen ?? false);
  if (!isOffered) return null;
  return (
    <Coming>
      <PriceForm {...props} />
    </Coming>
  );
}

function OfferView(props: ComponentProps<PriceParts['OfferView']>) {
  return (
    <Coming>
      <OfferPanel {...props} />
    </Coming>
  );
}

const parts: PriceParts = { PriceField, OfferView };

/** Gives columns and posts what they borrow from prices. */
export function WithPriceParts({ children }: { children: ReactNode }) {
  return <PricePartsContext value={parts}>{children}</PricePartsContext>;
}
