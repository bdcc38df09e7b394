const PATHS = {
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5m5 5H10a6 6 0 0 0 0 12h3',
  history: 'M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.3M3.5 4v4.3h4.3',
  import: 'M12 3v11m0 0 4-4m-4 4-4-4M4 17v3h16v-3',
  export: 'M12 14V3m0 0 4 4m-4-4L8 7M4 17v3h16v-3',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M17 14H7',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm5 12 4 4',
  chevron: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  reset: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5',
  trash: 'M4 7h16M9 7V4h6v3m-8 0 1 13h8l1-13M10 11v6m4-6v6',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  drag: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  warning: 'M12 4 2.8 20h18.4zM12 10v4m0 3h.01',
  check: 'm5 12 5 5 9-10',
  close: 'm6 6 12 12M18 6 6 18',
  upload: 'M12 16V6m0 0 4 4m-4-4-4 4M5 18h14',
  picture: 'M4 5h16v14H4zM8.5 10.5h.01M4 16l5-4 4 3 3-2 4 3',
  reload: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
  open: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  boxes: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9z',
  height: 'M12 3v18m0-18L8.5 6.5M12 3l3.5 3.5M12 21l-3.5-3.5M12 21l3.5-3.5',
  phone: 'M7 3h10v18H7zM11 18h2',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14 5l-4 14',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5c2-1.5 3 .5 1.500 2L4 19.500h3',
  alignleft: 'M4 6h16M4 12h10M4 18h13',
  aligncenter: 'M4 6h16M7 12h10M5.500 18h13',
  alignright: 'M4 6h16M10 12h10M7 18h13',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14',
  empty: 'M4 13h5l1.500 3h3L15 13h5M4 13l3-8h10l3 8v6H4z',
} as const

export type IconName = keyof typeof PATHS

/** A picture beside words or on a named button: never read aloud. */
export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={name === 'drag' ? 2.6 : 1.8} strokeLinecap="round" strokeLinejoin="round" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
      <path d={PATHS[name]} />
    </svg>
  )
}
