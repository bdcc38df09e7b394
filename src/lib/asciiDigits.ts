const FULL_WIDTH = /[\uff10-\uff19]/g
const OFFSET = 0xfee0

/** Chinese keyboards may write full-width digits. */
export const toAsciiDigits = (text: string): string => text.replace(FULL_WIDTH, (digit) => String.fromCharCode(digit.charCodeAt(0) - OFFSET))
