import { Image } from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { isLink, isPicture } from '../../../../../core/validation/allowed-html.ts';

/**
 * The editor's extensions; they produce exactly the tags of validation/allowed-html.ts, so that nothing is lost in a round trip.
 */
export const extensions = [
  StarterKit.configure({
    codeBlock: { HTMLAttributes: {}, languageClassPrefix: '' },
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLink(address ?? ''),
      // The reading page decides how a link opens.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (image) => isPicture(image.getAttribute('src') ?? '') && null },
    ],
  }),
];
