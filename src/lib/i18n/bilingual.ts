import { currentLanguage } from './language'

/** A short text that every page of a campaign needs at once, such as its title: the catalogue would load the texts of all its pages with it. */
export const bilingual = (zh: string, en: string) => (): string => (currentLanguage() === 'en' ? en : zh)
