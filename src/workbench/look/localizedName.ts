/** The name that a catalogue has for a key; the key itself, which developers know, where it has none. */
export function localizedName(names: Readonly<Record<string, string>>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key
}
