/** Where leads go, by province and city. */
const TREE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  上海市: { 上海市: ['上海浦东体验中心', '上海静安体验中心', '上海虹桥交付中心'] },
  江苏省: { 苏州市: ['苏州工业园区体验中心', '苏州中心体验店'], 南京市: ['南京建邺体验中心', '南京江宁体验中心'], 无锡市: ['无锡滨湖体验中心'] },
  浙江省: { 杭州市: ['杭州湖滨体验店', '杭州滨江体验中心'], 宁波市: ['宁波鄞州体验中心'] },
}

export const dealerTree = {
  testDriveProvince: Object.entries(TREE).map(([provinceName, cities]) => ({
    provinceName,
    testDriveCity: Object.entries(cities).map(([cityName, dealers]) => ({ cityName, testDriveDealer: dealers.map((dealer) => ({ dealer })) })),
  })),
}
