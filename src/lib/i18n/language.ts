export type Language = 'zh-CN' | 'en'

export const DEFAULT_LANGUAGE: Language = 'zh-CN'

/** The language a page is shown in: zh-CN unless the address asks for English with `?lang=en`. */
export function chooseLanguage(query: { get(name: string): string | null }): Language {
  return query.get('lang')?.toLowerCase().startsWith('en') ? 'en' : DEFAULT_LANGUAGE
}

let current: Language = DEFAULT_LANGUAGE

/** Set once at start, before the first render: the language does not change while the page is open. */
export function setLanguage(language: Language): void {
  current = language
  document.documentElement.lang = language
}

export function currentLanguage(): Language {
  return current
}
