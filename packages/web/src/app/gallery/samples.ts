import book from './samples/book.epub?url&no-inline';
import pdf from './samples/document.pdf?url&no-inline';
import video from './samples/pattern.webm?url&no-inline';
import subtitlesCn from './samples/subtitles-cn.vtt?url&no-inline';
import subtitlesEn from './samples/subtitles-en.vtt?url&no-inline';
import audio from './samples/tone.ogg?url&no-inline';
import verticalBook from './samples/vertical-book.epub?url&no-inline';

/** Files of our own, made by `build/make-samples.ts` and ffmpeg's test sources. Never inlined: they are fetched like any file. */
export const samples = { pdf, video, audio, book, verticalBook, subtitlesCn, subtitlesEn };
