import { digestFile, fileKeyOf } from './digest-file.ts';
import type { DigestNews, DigestTask } from './digest-messages.ts';

const post = (news: DigestNews): void => self.postMessage(news, { transfer: [] });

/** Off the page's own thread: typing never stutters while a film is hashed. */
self.addEventListener('message', ({ data: { file } }: MessageEvent<DigestTask>) => {
  const work = async (): Promise<void> => {
    post({ kind: 'key', fileKey: await fileKeyOf(file) });
    post({ kind: 'whole', sha256: await digestFile(file, (found) => post({ kind: 'part', ...found })) });
  };
  work().catch(() => post({ kind: 'unreadable' }));
});
