import { StrictMode, Suspense } from 'react'
import { Provider } from 'react-redux'
import type { Environment } from '@config/env'
import { EnvironmentProvider } from '@/lib/environmentContext'
import { GlobalStyle, ThemeProvider } from '@/ui/theme'
import { LazyToasts } from '@/ui/feedback/LazyToasts'
import { AppRoutes } from './AppRoutes'
import { RouteBoundary } from './RouteBoundary'
import type { AppRouter } from './router'
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
