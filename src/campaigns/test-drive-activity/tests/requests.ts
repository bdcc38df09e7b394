import type { Samples } from '../../../../config/contract/samples'

const sourceId = ''
const cityCode = '310000'
const lead = { sourceId, activityId: '12345678', name: '李晓明', phone: '13512345678', province: '上海市', city: '上海市', dealer: '徐汇店' }
const booking = { sourceId, name: '李晓明', phone: '13512345678', experienceTime: '2026-11-21 10:00:00', city: '上海市', originPoi: '外滩', carType: 'L6', originLon: '121.49', originLat: '31.24', beginAddress: '中山东一路', originPoiType: '110000', orderLat: '', orderLon: '' }

/** Bodies to the letter (spec 2 §7.1). */
export const requests: Samples = {
  getTestDrivePage: [{ sourceId }],
  getTestDrivePageBanner: [{ cityCode, passengerChannel: 1 }],
  getMessageBanner: [{ cityCode }],
  getTestDriveOrderBanner: [{ cityCode }],
  getMobileByUid: [undefined],
  getTestDriveDealerList: [{ sourceId, cityCode }],
  getTestDriveOrder: [{ sourceId }, { sourceId, orderNo: 'TD2026112000001' }],
  passengerAppointmentTestDrive: [booking],
  cancelTestDriveOrder: [{ sourceId, orderNo: 'TD2026112000001', secondConfirm: 1 }],
  submitTestDrive: [{ ...lead, passengerChannel: 1 }],
  backFillUid: [{ sourceId, uuid: 'a1b2c3' }],
}
