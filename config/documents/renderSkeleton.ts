// Loaded by documents.ts, once Node can read pages.
import { createElement, Fragment, type ComponentProps, type FunctionComponent, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { FirstPaint, type FirstPaintParts } from '../../src/lib/page/firstPaint.ts'
import { currentLanguage, setLanguage, type Language } from '../../src/lib/i18n/index.ts'
import { ArtCity } from '../../src/ui/art/ArtCity.tsx'
import { GlobalStyle, ThemeProvider } from '../../src/ui/theme/index.ts'
import { compact, type Painted } from './markup.ts'
import type { ListedPage } from './pageList.ts'

/** The app writes the language into the document. There is one for this moment alone: with a document styled-components takes Node for a browser. */
function chooseLanguage(language: Language): void {
  Object.assign(globalThis, { document: { documentElement: {} } })
  setLanguage(language)
  Reflect.deleteProperty(globalThis, 'document')
}

const parts: FirstPaintParts = { City: ArtCity }

/** Whose children stand after its props. */
const Themed: FunctionComponent<Partial<ComponentProps<typeof ThemeProvider>>> = ThemeProvider as FunctionComponent

/** Waits for the language's texts; what is drawn meanwhile is thrown away, because it marks where a browser's React would go on. */
export async function renderStill(element: ReactNode): Promise<string> {
  if (currentLanguage() === 'en') await prerender(element)
  return renderToStaticMarkup(element, { identifierPrefix: 's' })
}

/** A page's skeleton in its campaign's colours, as the app would draw it; the ground below it too, which is there a moment before it. */
export async function renderSkeleton({ campaign, Skeleton }: Pick<ListedPage, 'campaign' | 'Skeleton'>, language: Language): Promise<Painted> {
  chooseLanguage(language)
  const screen = createElement(Themed, null, createElement(Themed, { overrides: campaign?.theme }, createElement(GlobalStyle), createElement(FirstPaint.Provider, { value: parts }, createElement(Skeleton))))
  const sheet = new ServerStyleSheet()
  try {
    const markup = await renderStill(createElement(Fragment, null, sheet.collectStyles(screen)))
    return compact({ markup, css: sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '') })
  } finally {
    sheet.seal()
  }
}
