/** A whole surrogate pair, which is kept, or half of one. The `u` flag would tell them apart, but compiled for old engines it misses the second of two halves. */
const PAIR_OR_HALF = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** `encodeURIComponent` for any text. Texts of a server or of the user can hold half a surrogate pair, for which the original throws. */
export const encodeParam = (value: string | number): string => encodeURIComponent(String(value).replace(PAIR_OR_HALF, (found) => (found[1] ? found : '\ufffd')))
