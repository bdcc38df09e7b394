import { StarterKit } from '@tiptap/starter-kit'
import { isSafeLink } from '@/lib/url/safeUrl'
import { alignment, colour, picture } from './richTextLooks'
import { tableExtensions } from './richTextTable'

/** Only what the pages' sanitiser lets through. Undo is the workbench's own, so that it goes through all fields in their order. */
export const richTextExtensions = [
  StarterKit.configure({
    undoRedo: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (address) => isSafeLink(address), HTMLAttributes: { target: null, rel: null, class: null } },
  }),
  picture,
  alignment,
  colour,
  ...tableExtensions,
]
