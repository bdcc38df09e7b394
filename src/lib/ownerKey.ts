/** Whose something is that is kept: of which activity (`''` where none is named) and which user. Users have these keys in their storage. */
export function ownerKeyOf(sourceId: string | null, user: string): string
/** Null until the user is known. */
export function ownerKeyOf(sourceId: string | null, user: string | null): string | null
export function ownerKeyOf(sourceId: string | null, user: string | null): string | null {
  return user === null ? null : `${sourceId ?? ''} ${user}`
}

/** No user's id has a blank in it. */
export const userOfOwnerKey = (key: string): string => key.slice(key.lastIndexOf(' ') + 1)
