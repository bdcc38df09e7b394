import { StrictMode, Suspense } from 'react'
import { Provider } from 'react-redux'
import type { Environment } from '@config/env'
import { EnvironmentProvider } from '@/lib/page/environmentContext'
import { GlobalStyle, ThemeProvider } from '@/ui/theme'
import { LazyToasts } from '@/ui/feedback/LazyToasts'
import { AppRoutes } from './routing/AppRoutes'
import { RouteBoundary } from './screen/RouteBoundary'
import type { AppRouter } from './routing/router'
import type { AppStore } from './store'

export type AppProps = { readonly environment: Environment; readonly store: AppStore; readonly router: AppRouter }

export function App({ environment, store, router }: AppProps) {
  return (
    <StrictMode>
      <EnvironmentProvider value={environment}>
        <Provider store={store}>
          <ThemeProvider>
            <GlobalStyle />
            <RouteBoundary>
              <Suspense>
                <AppRoutes router={router} />
              </Suspense>
            </RouteBoundary>
            <LazyToasts />
          </ThemeProvider>
        </Provider>
      </EnvironmentProvider>
    </StrictMode>
  )
}
