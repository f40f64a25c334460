import { mp4Parts } from './mp4-parts.ts';
import { NotARecording, type PartReader } from './parts.ts';
import { webmParts } from './webm-parts.ts';

/** By what the sender says it records; the bytes are then held to it. Foreign bytes break it in whatever way: one error. */
export function partReader(mimeType: string): PartReader {
  const reader = mimeType.includes('mp4') ? mp4Parts() : webmParts();
  return {
    end: () => reader.end(),
    feed: (chunk) => {
      try {
        return reader.feed(chunk);
      } catch (error) {
        throw error instanceof NotARecording ? error : new NotARecording(String(error));
      }
    },
  };
}
