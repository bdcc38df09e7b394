import { mockQuery } from '../calls/mockCalls'

/** Where prizes are sent in the demo. Codes as the country numbers its regions: two digits a level. */
const PLACES: Readonly<Record<string, string>> = {
  '11 北京市': '01 北京市: 01 东城区, 02 西城区, 05 朝阳区, 06 丰台区, 08 海淀区',
  '31 上海市': '01 上海市: 01 黄浦区, 04 徐汇区, 05 长宁区, 06 静安区, 10 杨浦区, 12 闵行区, 15 浦东新区',
  '32 江苏省': '01 南京市: 02 玄武区, 04 秦淮区, 06 鼓楼区; 05 苏州市: 06 吴中区, 08 姑苏区, 83 昆山市',
  '33 浙江省': '01 杭州市: 02 上城区, 06 西湖区, 10 余杭区; 02 宁波市: 03 海曙区, 12 鄞州区',
  '44 广东省': '01 广州市: 03 荔湾区, 04 越秀区, 06 天河区; 03 深圳市: 04 福田区, 05 南山区, 06 宝安区',
  '65 新疆维吾尔自治区': '01 乌鲁木齐市: 02 天山区, 03 沙依巴克区; 27 博尔塔拉蒙古自治州: 01 博乐市, 23 温泉县',
}

const named = (place: string): readonly [digits: string, name: string] => [place.trim().slice(0, 2), place.trim().slice(3)]

const list = () =>
  Object.entries(PLACES).map(([province, cities]) => {
    const [first, provinceName] = named(province)
    return {
      code: `${first}0000`,
      name: provinceName,
      children: cities.split(';').map((city) => {
        const [head = '', districts = ''] = city.split(':')
        const [second, cityName] = named(head)
        const districtOf = (district: string) => ({ code: first + second + named(district)[0], name: named(district)[1] })
        return { code: `${first}${second}00`, name: cityName, children: districts.split(',').map(districtOf) }
      }),
    }
  })

export const regionEndpoints = [mockQuery('queryRegionList', {}, () => ({ list: list() }))]
