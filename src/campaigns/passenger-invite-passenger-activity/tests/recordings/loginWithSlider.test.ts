import { leaveRecorded, openRecorded } from '../../../../../tests/recordings/recordedJourney'

afterEach(leaveRecorded)

// Written by `npm run replay -- loginWithSlider.session.json --as-test`. The answers' data are the recording's; another outcome may be written in the place of each.
it('goes as recorded: loginWithSlider', async () => {
  const { expectEnd, ...journey } = await openRecorded(new URL('loginWithSlider.session.json', import.meta.url), {
    getLoginPage: 'ok',
    getWebConfig: 'ok',
    getAppDownloadPageConfig: 'ok',
    sendmobileauthcode: '-208033>ok',
    geetestinit: 'ok',
    geetestverify: 'ok',
    caslogin: 'ok',
    loginCallback: 'ok',
    addBehaviorLog: 'ok',
    getPassengerInvitePassengerPage: 'ok',
    getPipTotalRewardAmount: 'ok',
  })
  await journey.type('textbox', '手机号', '138 0000 0001')
  await journey.press('checkbox', '我已阅读并同意 《服务条款》 （在新页面打开）、 《隐私政策》 （在新页面打开）和 《隐私协议》 （在新页面打开）')
  await journey.press('button', '获取验证码')
  await journey.press('button', '完成验证')
  await journey.type('textbox', '验证码', '000003')
  await journey.press('button', '登录')
  await expectEnd('/passenger-invite-passenger-activity?sourceId=PIP2026', ['你一张 我一张 打车更便宜', '你得打车券', '好友得打车券', '累计已得打车券', '三步一起领券'], ['好友注册领券，完成首单', '你的打车券自动到账', '邀请记录', '立即邀请', '验证码已发送'])
})
