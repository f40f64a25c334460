import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { safeLink } from './safe-link.ts';

/** Only pictures of our own: the server takes all others away (D-128), and what is written must look like what is read. */
const OwnImage = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/files/"]' }] });

/** The marks the server keeps (D-128), and no others. */
export const extensionsOf = (placeholder: string): Extensions => [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => safeLink(address) === address,
    HTMLAttributes: { rel: 'noopener nofollow', target: '_blank' },
  }),
  OwnImage,
  Placeholder.configure({ placeholder }),
];
