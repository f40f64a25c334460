import { PublishPage } from '../../features/community/publish/PublishPage.tsx';

/** ROUTE-40 */
export const PublishCreate = () => <PublishPage page="publishCreate" />;
export const PublishVideo = () => <PublishPage page="publishVideo" />;
export const PublishFile = () => <PublishPage page="publishFile" />;
