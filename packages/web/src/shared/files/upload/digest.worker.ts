import { digestFile, fileKeyOf } from './digest-file.ts';
import type { DigestNews, DigestTask } from './digest-messages.ts';

const tell = (news: DigestNews): void => self.postMessage(news, { transfer: [] });

/** Off the page's own thread: typing never stutters while a film is hashed. */
self.addEventListener('message', ({ data: { file } }: MessageEvent<DigestTask>) => {
  const work = async (): Promise<void> => {
    tell({ kind: 'key', fileKey: await fileKeyOf(file) });
    tell({ kind: 'whole', sha256: await digestFile(file, (found) => tell({ kind: 'part', ...found })) });
  };
  work().catch(() => tell({ kind: 'unreadable' }));
});
