import type { PublishPage as Page } from '../../features/community/publish/publish-place.ts';
import { type PublishParts, PublishPartsContext } from '../../features/community/publish/publish-parts.ts';
import { PublishPage } from '../../features/community/publish/PublishPage.tsx';
import { uploadOne } from '../../shared/files/upload/upload-one.ts';
import { WithPriceParts } from '../pricing/WithPriceParts.tsx';
import { PublishedFiles } from './PublishedFiles.tsx';

/** What publishing borrows from files. */
const parts: PublishParts = {
  uploadPicture: (file, signal) => uploadOne({ file, rule: 'picture', signal }),
  FilesField: PublishedFiles,
};

const pageOf = (page: Page) =>
  function PublishRoute() {
    return (
      <PublishPartsContext value={parts}>
        <WithPriceParts>
          <PublishPage page={page} />
        </WithPriceParts>
      </PublishPartsContext>
    );
  };

/** ROUTE-40 */
export const PublishCreate = pageOf('publishCreate');
export const PublishVideo = pageOf('publishVideo');
export const PublishFile = pageOf('publishFile');
