import { join, resolve } from 'node:path';
import type { Log } from '../../log.ts';
import { openDigests } from '../digest/digest-thread.ts';
import { ensureRoom, loggingFailures } from './disk-failures.ts';
import { diskObjects } from './disk-objects.ts';
import { diskParts } from './disk-parts.ts';
import { placesIn } from './disk-places.ts';
import type { Storage } from '../storage.ts';
import { tryOut } from '../try-out.ts';

const reserveDefault = 256 * 1024 * 1024;

type Options = {
  readonly dataDir: string;
  readonly log: Log;
  readonly now?: () => number;
  readonly reserveBytes?: number;
};

/** Files below `DATA_DIR/files`: staging and objects on one file system, so that finishing is a rename. */
export function diskStorage({ dataDir, log, now = Date.now, reserveBytes = reserveDefault }: Options): Storage {
  const places = placesIn(join(resolve(dataDir), 'files'));
  const room = (size: number) => ensureRoom(size, { folder: places.folder, reserveBytes, log });
  const digests = openDigests();
  const objects = diskObjects({ places, now, digests, ensureRoom: room });
  const parts = diskParts({ places, now, digests, ensureRoom: room, stat: objects.stat });
  const told =
    <Input extends unknown[], T>(work: (...input: Input) => Promise<T>) =>
    (...input: Input): Promise<T> =>
      loggingFailures(log, () => work(...input));
  const storage = {
    put: told(objects.put),
    read: told(objects.read),
    sha256: told(objects.sha256),
    stat: told(objects.stat),
    remove: told(objects.remove),
    list: objects.list,
    openParts: told(parts.openParts),
    writePart: told(parts.writePart),
    readPart: told(parts.readPart),
    finishParts: told(parts.finishParts),
    dropParts: told(parts.dropParts),
    listOpenParts: parts.listOpenParts,
  };
  return {
    kind: 'disk',
    ...storage,
    direct: null,
    check: () => tryOut(storage),
    close: digests.close,
  };
}
