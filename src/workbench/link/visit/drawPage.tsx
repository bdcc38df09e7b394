import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { Provider } from 'react-redux'
import { Router } from 'react-router'
import type { Environment } from '@config/env'
import { ROUTER_BASENAME } from '@/app/routing/basePath'
import type { AppStore } from '@/app/store'
import type { AnyPage, LivePage as Live } from '@/blocks/definePage'
import { LivePage } from '@/blocks/LivePage'
import { EnvironmentProvider } from '@/lib/page/environmentContext'
import { ThemeProvider, type ThemeOverrides } from '@/ui/theme'

export type Drawing = {
  readonly page: AnyPage
  readonly store: AppStore
  readonly environment: Environment
  readonly theme: ThemeOverrides | undefined
  /** Where the page stands, without the base path. */
  readonly pathname: string
  readonly search: string
}

/** What a page says of itself while it is drawn: where it stands, and what it shows while marketing says nothing. */
export type Drawn = { readonly markup: string; readonly live: Live<unknown, unknown> | undefined; readonly defaults: object; readonly error: unknown }

// No navigation happens: a static drawing has no presses, and its effects do not run.
const stays = { createHref: () => '', push: () => undefined, replace: () => undefined, go: () => undefined }

/** Draws a page as the app mounts it, without a browser: its hooks run, its effects do not. What breaks it is an answer too. */
export async function drawPage({ page, store, environment, theme, pathname, search }: Drawing): Promise<Drawn> {
  let live: Live<unknown, unknown> | undefined
  let defaults: object = {}
  let error: unknown
  const noted: AnyPage = {
    ...page,
    useLive: () => {
      // oxlint-disable-next-line react/hooks -- the same page for the whole drawing
      live = page.useLive()
      defaults = page.useDefaults?.() ?? {}
      return live
    },
  }
  const around = (screen: ReactNode) => (
    <EnvironmentProvider value={environment}>
      <Provider store={store}>
        <ThemeProvider>
          <ThemeProvider {...(theme && { overrides: theme })}>
            <Router basename={ROUTER_BASENAME} navigator={stays} location={{ pathname: ROUTER_BASENAME + pathname, search }}>
              {screen}
            </Router>
          </ThemeProvider>
        </ThemeProvider>
      </Provider>
    </EnvironmentProvider>
  )
  const markup = await prerender(around(<LivePage page={noted} />), { onError: (thrown) => void (error ??= thrown) })
    .then(({ prelude }) => new Response(prelude).text())
    .catch((thrown: unknown) => {
      error ??= thrown
      return ''
    })
  return { markup, live, defaults, error }
}

/** A page's words in their order, one line for each block; of buttons and links too. Pictures and styles say nothing. */
export function wordsOf(markup: string): readonly string[] {
  const text = markup
    .replace(/<(svg|style|script|template)[\s>][^]*?<\/\1>/g, '')
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<\/(p|div|h\d|li|button|a|section|header|dt|dd|label|span)>|<br\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|#x27|nbsp);/g, (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#x27': "'", nbsp: ' ' })[name] ?? '')
  return [...new Set(text.split('\n').map((line) => line.trim()).filter((line) => line.length > 1))]
}
