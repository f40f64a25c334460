import type { OutputOf } from '@shuyuan/contract/kernel/endpoint.wire';
import type { listCardContents } from '@shuyuan/contract/pricing/price.wire';
import { useT } from '../../../lib/texts.ts';
import { GoodsLink } from '../../../shared/pricing/GoodsLink.tsx';
import classes from './Card.module.css';

type Content = OutputOf<typeof listCardContents>['items'][number];

export function OpenedContent({ content: { comeEnjoyName, ...goods } }: { content: Content }) {
  const t = useT('personal');
  return (
    <li className={classes.content}>
      <GoodsLink {...goods} />
      <span className={classes.soft}>
        {t(`pricing.card.of.${goods.businessType}`)}
        {comeEnjoyName !== '' && (
          <>
            {' · '}
            <bdi>{comeEnjoyName}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
