import 'styled-components'
import type { Theme } from './theme'

declare module 'styled-components' {
  // Only an interface can be merged into the library's own.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface DefaultTheme extends Theme {}
}
