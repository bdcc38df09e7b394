import { css } from 'styled-components'

type Side = 'top' | 'right' | 'bottom' | 'left'

/** `property: base + inset of the screen's edge`. Three lines: engines without insets, iOS 11.0 with constant(), and the rest. */
export const safeArea = (property: string, side: Side, base = '0px') => css`
  ${property}: ${base};
  ${property}: calc(${base} + constant(safe-area-inset-${side}));
  ${property}: calc(${base} + env(safe-area-inset-${side}));
`
