import { BusinessType } from '@shuyuan/contract/kernel/business-types';
import { ShareType } from '@shuyuan/contract/sharing/share-types';
import { useT } from '../../../lib/texts.ts';
import { CollectButton } from '../../../shared/collect/CollectButton.tsx';
import { ShareButton } from '../../../shared/sharing/ShareButton.tsx';
import type { LibraryItem } from '../library-reads.ts';
import { ItemSteps } from '../manage/ItemSteps.tsx';
import classes from './ItemView.module.css';

/** A reader shares and collects it; its managers take the next step. */
export function ItemActions({ item }: { item: LibraryItem }) {
  const t = useT('library');
  const { id, title, state, coverPath } = item;
  const pics = coverPath === null ? [] : [coverPath];
  return (
    <div className={classes.actions}>
      {state === 'published' && (
        <>
          <ShareButton share={{ id, type: ShareType.knowledge, title, pics }} />
          <CollectButton
            of={{ businessId: id, businessType: BusinessType.knowledge }}
            labels={{ collect: t('library.collect'), collected: t('library.collected') }}
          />
        </>
      )}
      <ItemSteps item={item} />
    </div>
  );
}
