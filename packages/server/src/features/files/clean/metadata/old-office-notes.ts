import type { StoredBytes } from '../../upload/stored-bytes.ts';
import { bytesAt, type Patch, partsMax } from './patch.ts';

const headerBytes = 512;
const entryBytes = 128;
const miniBytes = 64;
const listedInHeader = 109;
const rootType = 5;
const noted = new Set(['\u0005SummaryInformation', '\u0005DocumentSummaryInformation']);
/** Beyond this a stream of properties is no such thing. */
const notesMax = 4 * 1024 * 1024;

type Entry = { readonly name: string; readonly type: number; readonly start: number; readonly size: number };

/** The old office files are small file systems: sectors in chains, a directory, and smaller sectors inside one stream. */
function openOldOffice(bytes: StoredBytes, header: Buffer) {
  const sectorBytes = 2 ** header.readUInt16LE(30);
  const perSector = sectorBytes / 4;
  const placeOf = (sector: number): number => (sector + 1) * sectorBytes;
  const numberAt = async (at: number): Promise<number> => (await bytes.read(at, 4)).readUInt32LE(0);

  async function tableSector(index: number): Promise<number> {
    if (index < listedInHeader) return header.readUInt32LE(76 + index * 4);
    let sector = header.readUInt32LE(68);
    const [skipped, rest] = [
      Math.floor((index - listedInHeader) / (perSector - 1)),
      (index - listedInHeader) % (perSector - 1),
    ];
    for (let step = 0; step < skipped; step += 1) sector = await numberAt(placeOf(sector) + sectorBytes - 4);
    return numberAt(placeOf(sector) + rest * 4);
  }

  const nextOf = async (sector: number): Promise<number> =>
    numberAt(placeOf(await tableSector(Math.floor(sector / perSector))) + (sector % perSector) * 4);

  async function chain(start: number, next: (sector: number) => Promise<number>): Promise<number[]> {
    const found: number[] = [];
    for (let at = start; at < 0xfffffffa && found.length < partsMax; at = await next(at)) found.push(at);
    return found;
  }

  async function entries(): Promise<Entry[]> {
    const found: Entry[] = [];
    for (const sector of await chain(header.readUInt32LE(48), nextOf)) {
      const list = await bytes.read(placeOf(sector), sectorBytes);
      for (let at = 0; at + entryBytes <= list.length; at += entryBytes) {
        const name = list.toString('utf16le', at, at + Math.max(0, Math.min(62, list.readUInt16LE(at + 64) - 2)));
        found.push({
          name,
          type: list[at + 66] ?? 0,
          start: list.readUInt32LE(at + 116),
          size: list.readUInt32LE(at + 120),
        });
      }
    }
    return found;
  }

  /** Where the bytes of a stream are, piece by piece. */
  async function placesOf({ start, size }: Entry, root: Entry): Promise<{ places: number[]; pieceBytes: number }> {
    if (size >= header.readUInt32LE(56)) {
      return { places: (await chain(start, nextOf)).map(placeOf), pieceBytes: sectorBytes };
    }
    const table = await chain(header.readUInt32LE(60), nextOf);
    const minis = await chain(start, (mini) =>
      numberAt(placeOf(table[Math.floor(mini / perSector)] ?? -1) + (mini % perSector) * 4),
    );
    const holder = await chain(root.start, nextOf);
    const perHolder = sectorBytes / miniBytes;
    const placeOfMini = (mini: number): number =>
      placeOf(holder[Math.floor(mini / perHolder)] ?? -1) + (mini % perHolder) * miniBytes;
    return { places: minis.map(placeOfMini), pieceBytes: miniBytes };
  }

  return { entries, placesOf };
}

/** One set of properties with none in it, of the same kind as the one it replaces. */
function emptyProperties(head: Buffer, size: number): Buffer {
  const empty = Buffer.alloc(size);
  head.copy(empty, 0, 0, 44);
  empty.writeUInt32LE(1, 24);
  empty.writeUInt32LE(48, 44);
  empty.writeUInt32LE(8, 48);
  return empty;
}

/** doc, xls, ppt: author, company and times stand in two streams, which become empty sets. */
export async function notesOfOldOffice(bytes: StoredBytes): Promise<Patch[]> {
  const header = await bytes.read(0, headerBytes);
  const office = openOldOffice(bytes, header);
  const entries = await office.entries();
  const root = entries.find(({ type }) => type === rootType);
  const patches: Patch[] = [];
  for (const entry of entries) {
    if (!root || !noted.has(entry.name) || entry.size < 56 || entry.size > notesMax) continue;
    const { places, pieceBytes } = await office.placesOf(entry, root);
    const head = await bytes.read(places[0] ?? 0, 44);
    const empty = emptyProperties(head, places.length * pieceBytes);
    places.forEach((at, index) =>
      patches.push(bytesAt(at, empty.subarray(index * pieceBytes, (index + 1) * pieceBytes))),
    );
  }
  return patches;
}
