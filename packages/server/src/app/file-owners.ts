import { packFileOwner } from '../features/centre/packs/pack-evidence.ts';
import { questionFileOwner } from '../features/community/questions/publish/question-file-owner.ts';
import { type FileOwner, personOwners } from '../features/files/serve/file-owners.ts';
import { invoiceFileOwner } from '../features/payments/invoices/invoice-file-owner.ts';
import { sitePictures } from '../features/site/site-pictures.ts';
import { columnsFileOwners } from './columns-routes.ts';
import { liveFileOwners } from './live-routes.ts';
import { learningFileOwners } from './learning-file-owners.ts';
import { teamsFileOwners } from './teams-routes.ts';

/** Who decides about reading, by what a file is for. */
export const fileOwners: readonly FileOwner[] = [
  ...personOwners,
  ...liveFileOwners,
  ...teamsFileOwners,
  ...columnsFileOwners,
  questionFileOwner,
  ...learningFileOwners,
  packFileOwner,
  ...sitePictures,
  invoiceFileOwner,
];
