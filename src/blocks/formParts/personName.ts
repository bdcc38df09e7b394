/** Spec 2 §5. */
const NAME_LENGTH = 6

/** Chinese characters are those that Unicode counts to the Han script, 々 and 〇 among them. A literal: Babel writes the script out for engines that do not know it. */
const NAME = /^[A-Za-z\p{Script=Han}]+$/u

/** Required, Chinese characters or Latin letters only, at most 6 (spec 2 §5). */
export const isName = (name: string): boolean => NAME.test(name) && toName(name) === name

/** What fits into the name field: blanks around it and characters beyond the sixth go; a character beyond the basic plane counts as one. */
export function toName(typed: string): string {
  return (typed.trim().match(/[\ud800-\udbff][\udc00-\udfff]|[^]/g) ?? []).slice(0, NAME_LENGTH).join('')
}
