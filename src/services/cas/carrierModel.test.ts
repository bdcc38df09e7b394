import { toCarrierLogin } from './carrierModel'

const invitation = { promotorCode: 'P1', sourceId: 'S1', shareSourceId: null, channel: 'WX', inviteType: 3, isApp: 0 } as const

it('logs in with account type 10 and exactly the fields of spec 1 §7', () => {
  const body = toCarrierLogin({ spToken: 'sp', resultCode: '600000', signature: { accessToken: 'a', jwtToken: 'j' }, invitation, pageUrl: 'https://h5.example/x?y=1' })
  expect(body).toEqual({
    accountType: 10,
    platform: 'h5',
    authToken: 'sp',
    sdkSupplierParam: '{"resultCode":"600000","accessToken":"a","jwtToken":"j"}',
    commonJson: '{"invParam":{"promotorCode":"P1","source":"S1","shareSource":"","channelCode":"WX","inviteType":3,"isApp":0}}',
    extraParameters: '{"url":"https://h5.example/x?y=1"}',
  })
})
