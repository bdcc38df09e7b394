/** A whole character of two units, to be left alone, or half of one: the `u` flag would tell them apart, but is compiled for old engines into a form that misses the second of two halves. */
const PAIR_OR_HALF = /[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g

/** `encodeURIComponent` that takes any text, as a browser's own address would: of a server, or typed, it can hold half a character, which the bare one throws at. */
export const encodeParam = (value: string | number): string => encodeURIComponent(String(value).replace(PAIR_OR_HALF, (found) => (found[1] ? found : '\ufffd')))
