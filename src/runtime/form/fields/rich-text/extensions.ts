import StarterKit from '@tiptap/starter-kit';
import { isLink } from '../../../core/validation/allowed-html.ts';

/** What the editor can write; validation/allowed-html.ts names the same, so that nothing is lost on the way. */
export const extensions = [
  StarterKit.configure({
    codeBlock: { HTMLAttributes: {}, languageClassPrefix: '' },
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isLink(address ?? ''),
      // How a link opens is the reader's business.
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];
