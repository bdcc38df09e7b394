import type { SecretKind } from './shapes'

type Siblings = Readonly<Record<string, unknown>>

/** By the name under which a value stands, in lower case and without signs. */
const KINDS: readonly (readonly [SecretKind, RegExp])[] = [
  ['phone', /(phone|mobile|telephone)(no|number|mask)?$|^accountname$/],
  ['name', /^(nick|real|user|driver|contact|verify|receiver|consignee|inviter|invitee|helper|friend|member|passenger|holder|payee|show)name(mask)?$|^namemask$/],
  ['code', /^(code|logincode|smscode|answer|imgdata|otp|verifycode|authcode)$/],
  ['token', /(token|jwt|authorization|cookie|secret|password|passwd|pwd)$/],
  ['ticket', /ticket$/],
  ['id', /^(uid|useruid|userid|backfilluid|owner|openid|unionid|memberid|passengerid|driverid|inviterid|inviteeid|uuid|leaduuid|(xsaic)?deviceid|(xsaic)?fingerid)$|promot[eo]r?code$|^promotecode$|^(old|new)code$/],
  ['number', /(idcard|idno|cardno|bankcard|idcardmask|bankcardmask|carno|plateno)$/],
  ['address', /(address|street)$/],
  ['email', /email$/],
]
/** `originLat`, `lon`; not `platform` and not `flat`. */
const PLACE = /(^|_|[a-z])(?:Lat|Lon|Lng|Latitude|Longitude)$|^(lat|lon|lng|latitude|longitude)$/

/** A city and a prize have names too: a person's stands beside a number to call, a place's beside its address. */
const isPerson = (siblings: Siblings): boolean => ['phone', 'mobile', 'telephone'].some((key) => key in siblings)

/** What is secret about a value under this name; null where nothing is. `siblings`: the object that it stands in. */
export function kindOfKey(key: string, siblings: Siblings = {}): SecretKind | null {
  if (PLACE.test(key)) return 'place'
  const plain = key.toLowerCase().replace(/[^a-z]/g, '')
  if (plain === 'id' && ('token' in siblings || 'mobileMask' in siblings)) return 'id'
  if (plain === 'name' && isPerson(siblings)) return 'name'
  if ((plain === 'name' && 'address' in siblings) || (plain === 'detail' && isPerson(siblings))) return 'address'
  return KINDS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Whether a text can be one: what is too short to identify a user, a flag or the address of a page is none. */
export function canBe(kind: SecretKind, text: string): boolean {
  switch (kind) {
    case 'phone':
      return /^[\d\s*+()-]+$/.test(text) && text.replace(/\D/g, '').length >= 5
    case 'code':
      return /^[A-Za-z\d]{4,8}$/.test(text)
    case 'id':
    case 'number':
      return text.length >= 5
    case 'address':
      return !/^(https?:)?\/\//.test(text)
    case 'place':
      return /^-?\d+\.\d+$/.test(text)
    default:
      return text !== ''
  }
}
