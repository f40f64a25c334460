import { AppError, type ErrorCode } from '@shuyuan/contract/kernel/app-error';
import { StorageMissing, WrongSize } from '../../../platform/storage/storage.ts';

/** No second try can end otherwise. Room, though, may be made, and storage come back. */
const hopeless = new Set<ErrorCode>([
  'upload.wrong-digest',
  'upload.wrong-type',
  'upload.false-type',
  'upload.harmful',
  'picture.too-many-pixels',
  'picture.incomplete',
]);

/** Parts that storage lost are said to be wrong: the client begins anew. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof StorageMissing || error instanceof WrongSize ? new AppError('upload.wrong-digest') : error;

/** An upload found by its weak key alone may be sound, and another file the one whose digest was given. */
export const isHopeless = (error: unknown, isNamed: boolean): boolean =>
  error instanceof AppError && hopeless.has(error.code) && (isNamed || error.code !== 'upload.wrong-digest');
