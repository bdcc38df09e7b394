/** A width that is `usual` until letters are twice as large, and as wide as there is room from then on: it stands below then what it stood beside. */
export const fullWidthAtLargeText = (usual: string): string => `max(${usual}, (1rem - 28px) * 99)`

/** A width that is `usual` until letters are twice as large, and none from then on: they need its room. */
export const zeroAtLargeText = (usual: string): string => `max(0px, min(${usual}, (28px - 1rem) * 99))`
