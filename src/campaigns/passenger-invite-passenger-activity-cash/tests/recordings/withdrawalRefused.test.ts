import { leaveRecorded, openRecorded } from '../../../../../tests/recordings/recordedJourney'

afterEach(leaveRecorded)

// Written by `npm run replay -- withdrawalRefused.session.json --as-test`. The answers' data are the recording's; another outcome may be written in the place of each.
it('goes as recorded: withdrawalRefused', async () => {
  const { expectEnd, ...journey } = await openRecorded(new URL('withdrawalRefused.session.json', import.meta.url), {
    getLoginPage: 'ok',
    getWebConfig: 'ok',
    getAppDownloadPageConfig: 'ok',
    sendmobileauthcode: 'ok',
    caslogin: 'ok',
    loginCallback: 'ok',
    addBehaviorLog: 'ok',
    queryPipCashPage: 'ok',
    queryRealNameInfoMask: 'ok',
    queryPipCashWithdrawList: 'ok',
    pipCashWithdraw: '-196608',
  })
  await journey.type('textbox', '手机号', '138 0000 0001')
  await journey.press('checkbox', '我已阅读并同意 《服务条款》 （在新页面打开）、 《隐私政策》 （在新页面打开）和 《隐私协议》 （在新页面打开）')
  await journey.press('button', '获取验证码')
  await journey.type('textbox', '验证码', '000003')
  await journey.press('button', '登录')
  await journey.type('textbox', '提现金额', '20')
  await journey.press('button', '提现¥20')
  await expectEnd('/passenger-invite-passenger-activity-cash/cash-withdraw?sourceId=PIPCASH2026', ['提现', '提现金额', '提现说明'], ['测试A 已认证', '提现申请提交后预计实时到账，如遇高峰可能延迟', '提现前需完成实名认证，收款账户须为本人账户', '提现失败的金额会退回可提现余额，可重新申请', '可提现余额不足'])
})
