import type { QuestionMedia } from '@shuyuan/contract/exams/bank/question-media';
import type { MediaFiles } from '../media/read-media-files.ts';
import { escapeXml } from './escape-xml.ts';

/** Moodle finds the files of a text by this address, wherever it puts them. */
const addressOf = (name: string): string => `@@PLUGINFILE@@/${name}`;

function tagOf({ kind, alt }: QuestionMedia, name: string): string {
  const [address, words] = [escapeXml(addressOf(name)), escapeXml(alt)];
  return kind === 'picture'
    ? `<p><img src="${address}" alt="${words}"/></p>`
    : `<p><audio controls="controls" title="${words}"><source src="${address}"/></audio></p>`;
}

const htmlOf = (text: string): string => (text === '' ? '' : `<p>${escapeXml(text).replaceAll('\n', '<br/>')}</p>`);

type MoodleText = { readonly format: 'plain_text' | 'html'; readonly inside: string };

/** A text of Moodle: plain without files; with some, HTML that shows them below the words, as they stand here. */
export function textWithMedia(text: string, media: readonly QuestionMedia[], files: MediaFiles): MoodleText {
  const named = media.flatMap((one, index) => {
    const file = files.get(one.fileId);
    return file ? { one, name: `${index + 1}.${file.ending}`, base64: file.base64 } : [];
  });
  if (named.length === 0) return { format: 'plain_text', inside: `<text>${escapeXml(text)}</text>` };
  const html = htmlOf(text) + named.map(({ one, name }) => tagOf(one, name)).join('');
  const elements = named.map(({ name, base64 }) => `<file name="${name}" path="/" encoding="base64">${base64}</file>`);
  return { format: 'html', inside: `<text>${escapeXml(html)}</text>${elements.join('')}` };
}
