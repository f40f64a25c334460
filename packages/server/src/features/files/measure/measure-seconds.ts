import { ALL_FORMATS, CustomSource, Input } from 'mediabunny';
import type { StoredBytes } from '../upload/stored-bytes.ts';

/** How long a film or a sound lasts; null where its format does not say. */
export async function measureSeconds({ size, read }: StoredBytes): Promise<number | null> {
  const source = new CustomSource({ getSize: () => size, read: (start, end) => read(start, end - start) });
  const input = new Input({ source, formats: ALL_FORMATS });
  try {
    const seconds = await input.computeDuration();
    return Number.isFinite(seconds) && seconds > 0 ? seconds : null;
  } catch {
    // Nothing in it can be played.
    return null;
  } finally {
    input.dispose();
  }
}
