/** What a field of a configuration, or a part of a card, is called that holds an address. */
export const ADDRESS = /(link|url|href|jump|address|image|img|icon|avatar|poster|logo)\w*$/i

/** Judged when they are about to be followed: an unsafe one sends people home and is reported (features/login/afterLogin). */
export const JUDGED_LATER = ['targetLinkAfterRegister', 'targetLinkAfterLogin']

/** A page of a mini program, which its host opens. */
export const MINI_PAGE = 'miniLink'
