/** A code that leads nowhere: the picture of one. */
export const QrMark = () => (
  <svg viewBox="0 0 36 36" fill="currentColor" aria-hidden>
    <path d="M2 2h13v13H2zm3 3v7h7V5zM21 2h13v13H21zm3 3v7h7V5zM2 21h13v13H2zm3 3v7h7v-7zM7 7h3v3H7zM26 7h3v3h-3zM7 26h3v3H7zM21 21h4v4h-4zM29 21h5v4h-5zM25 25h4v4h-4zM21 29h4v5h-4zM29 29h5v5h-5z" fillRule="evenodd" />
  </svg>
)
