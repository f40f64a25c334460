import type { PublishPage as Page } from '../../features/community/publish/publish-place.ts';
import { PublishPage } from '../../features/community/publish/PublishPage.tsx';
import { WithPriceParts } from '../pricing/WithPriceParts.tsx';

const pageOf = (page: Page) =>
  function PublishRoute() {
    return (
      <WithPriceParts>
        <PublishPage page={page} />
      </WithPriceParts>
    );
  };

/** ROUTE-40 */
export const PublishCreate = pageOf('publishCreate');
export const PublishVideo = pageOf('publishVideo');
export const PublishFile = pageOf('publishFile');
