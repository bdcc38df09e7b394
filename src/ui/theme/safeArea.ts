import { css } from 'styled-components'

type Side = 'top' | 'right' | 'bottom' | 'left'

const inset = (property: string, side: Side) => css`
  ${property}: constant(safe-area-inset-${side});
  ${property}: env(safe-area-inset-${side});
`

/** `property: base + inset of the screen's edge`. Three lines: engines without insets, iOS 11.0 with constant(), and the rest. Without a base, the inset alone. */
export const safeArea = (property: string, side: Side, base?: string) =>
  base === undefined
    ? inset(property, side)
    : css`
        ${property}: ${base};
        ${property}: calc(${base} + constant(safe-area-inset-${side}));
        ${property}: calc(${base} + env(safe-area-inset-${side}));
      `
