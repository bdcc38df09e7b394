/** Whether every word of a search is somewhere in the texts, whatever its case. An empty search finds everything. */
export function hasEveryWord(search: string, texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase()
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word))
}
