/** For English pages: a backend's own words, unless they are Chinese (or there are none); then what the page says instead. */
export const unlessChinese = (words: string, otherwise: string): string => (words === '' || /[\u3400-\u9fff]/.test(words) ? otherwise : words)
