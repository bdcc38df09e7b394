/** A gift in one line: what waits, where its amount is not known or stands beside it. */
export const GiftMark = ({ className }: { readonly className?: string }) => (
  <svg className={className} viewBox="0 0 48 48" width="3rem" height="3rem" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
    <path d="M7 16h34v8H7zM10 24h28v17H10zM24 16v25M24 16c-3-9-13-10-12-4 1 4 7 4 12 4zm0 0c3-9 13-10 12-4-1 4-7 4-12 4z" />
  </svg>
)
