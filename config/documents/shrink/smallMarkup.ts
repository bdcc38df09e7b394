const ID = / id="([^"]*)"/g

/** `useId` makes every name one of the whole app; in a document it is one of few. */
function shortIds(markup: string): string {
  const ids = [...new Set([...markup.matchAll(ID)].map(([, id = '']) => id))]
  const shortOf = (id: string): string => (ids.includes(id) ? `i${ids.indexOf(id).toString(36)}` : id)
  return markup.replace(/( (?:id|for|aria-labelledby|aria-describedby)="|url\(#|href="#)([^)"]*)/g, (_, start: string, id: string) => start + shortOf(id))
}

/** What only an old Internet Explorer reads, and values that say what the name says already. */
const withoutIdleWords = (markup: string): string => markup.replace(/ focusable="false"| value=""|(?<="translate\([^"]*\)) scale\(1\)|(?<= data-page| data-city| data-press| readOnly)="(?:true)?"/g, '')

const shortScales = (markup: string): string => markup.replace(/(?<=scale\()0(?=\.)/g, '')

/** The same elements in fewer words. */
export const smallMarkup = (markup: string): string => shortScales(withoutIdleWords(shortIds(markup)))
