import { isWithheld } from '@shuyuan/contract/files/cleaning';
import type { fileOut } from '@shuyuan/contract/files/files.wire';
import type { z } from 'zod';
import { isInUse } from './files.policy.ts';
import type { FileRow } from './files.store.ts';

/** A file as its readers see it. */
export const toFileOut = (file: FileRow): z.output<typeof fileOut> => ({
  id: file.id,
  name: file.name,
  kind: file.kind,
  contentType: file.contentType,
  size: Number(file.size),
  path: `/files/${file.path}`,
  conversion: file.conversion,
  width: file.width,
  height: file.height,
  seconds: file.seconds,
  createdAt: file.createdAt.getTime(),
});

/** The same for its owner. */
export const toOwnFileOut = (file: FileRow) => ({
  ...toFileOut(file),
  isWithheld: isWithheld(file.cleaning),
  isInUse: isInUse(file),
});
