import type { Translation } from '@/lib/i18n'
import type { zh } from './messages'

export const messages: Translation<typeof zh> = {
  help: `What an address opens, and why; or the way back, from a page to its address.

  npm run link -- "ADDRESS" [--host wechat] [--as 13800138000]
  npm run link -- --make CAMPAIGN [--page rule] [--source ID] [--inviter CODE] [--channel NAME] [--site HOST]

  ADDRESS           a whole address, or only its path, some-activity/rule
  --host NAME       the app that opens it: app, wechat, miniprogram, alipay, dingtalk, browser (unless given)
  --as PHONE        who opens it (a new user, where the backend has not seen the phone); nobody is logged in without it
  --server ADDRESS  the npm start or npm run serve whose backend is asked; a fresh one unless given
  --json            as JSON
  --lang en         in English`,
  unknownHost: (name, known) => `There is no app ${name}. There are: ${known}`,
  badPhone: (text) => `${text} is no phone number`,
  unknownCampaign: (name, near) => `There is no campaign ${name}${near && `. Did you mean ${near}?`}`,
  unknownPage: (name, known) => `There is no page ${name}. There are: ${known}`,
  badServer: (text) => `${text} is no address of a server, such as localhost:8080`,
  unreachable: (server) => `No embedded backend answers at ${server}: npm start or npm run serve brings one`,
  scan: 'Scan with a phone on the same network:',
  fresh: '(asked of a fresh backend; --server asks a running one)',
  nobodyNearby: 'This computer is in no network: no phone can open its addresses',
}
