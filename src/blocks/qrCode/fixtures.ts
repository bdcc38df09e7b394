import type { QrCodeData } from './qrCodePage'

const known: QrCodeData = { link: 'https://h5.example.com/market-platform-h5/invite?sourceId=SAMPLE&promotorCode=D5M9TR', offer: { name: '王师傅 沪A***12', avatar: '', cents: 2000 }, isLoggedIn: true }

export const qrCodeFixtures = { default: known, nameless: { ...known, offer: { name: '', avatar: '', cents: null } }, loggedOut: { ...known, isLoggedIn: false } } satisfies Record<string, QrCodeData>
