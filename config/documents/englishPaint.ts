import type { EnglishPaint } from '../../src/document/pageData.ts'

const TOKEN = /<[^>]*>|[^<]+/g
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g
const OPENING = /^<[a-z]/i

const decode = (text: string): string => text.replace(/&quot;/g, '"').replace(/&#x27;/g, "'").replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
const tokensOf = (markup: string): string[] => markup.match(TOKEN) ?? []
const attributesOf = (tag: string): Map<string, string> => new Map([...tag.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))

/** What differs between the two languages' markup. Throws where they are not made of the same elements: the script could not tell which text is which. */
export function englishPaint(chinese: string, english: string, title: string): EnglishPaint {
  const [zh, en] = [tokensOf(chinese), tokensOf(english)]
  const isSame = zh.length === en.length && zh.every((token, at) => token.startsWith('<') === en[at]?.startsWith('<') && (!token.startsWith('<') || nameOf(token) === nameOf(en[at] ?? '')))
  if (!isSame) throw new Error('The skeleton is not made of the same elements in both languages.')
  const texts: (string | 0)[] = []
  const attributes: [number, string, string][] = []
  let element = 0
  zh.forEach((token, at) => {
    const other = en[at] ?? ''
    if (!token.startsWith('<')) {
      texts.push(token === other ? 0 : decode(other))
    } else if (OPENING.test(token)) {
      for (const [name, value] of attributesOf(other)) if (attributesOf(token).get(name) !== value) attributes.push([element, name, decode(value)])
      element += 1
    }
  })
  while (texts.at(-1) === 0) texts.pop()
  return { title, texts, ...(attributes.length > 0 && { attributes }) }
}

const nameOf = (tag: string): string => /^<\/?[\w-]+/.exec(tag)?.[0] ?? ''
