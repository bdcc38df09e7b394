/** A place as the maps service would list it; sub-places as `[sname, lon, lat]`. */
export type SeedPlace = {
  readonly name: string
  readonly address: string
  readonly city: string
  readonly lon: number
  readonly lat: number
  readonly typecode: string
  readonly children?: readonly (readonly [sname: string, lon: number, lat: number])[]
}

const METRO = '150500'
const RAIL = '150200'
const AIR = '150100'
const BUS = '150700'
const MALL = '060100'
const SIGHT = '110200'
const OFFICE = '120201'
const HOTEL = '100102'
const HOSPITAL = '090101'
const CAMPUS = '141201'

const exits = (count: number, lon: number, lat: number): SeedPlace['children'] =>
  Array.from({ length: count }, (_, index) => [`${index + 1}号口`, lon + (index - 2) * 0.0006, lat + (index % 3) * 0.0004] as const)

const inShanghai = (name: string, address: string, lon: number, lat: number, typecode: string, children?: SeedPlace['children']): SeedPlace => ({
  name,
  address,
  city: '上海市',
  lon,
  lat,
  typecode,
  ...(children ? { children } : {}),
})

export const PLACES: readonly SeedPlace[] = [
  inShanghai('人民广场(地铁站)', '1号线;2号线;8号线', 121.47519, 31.232781, METRO, exits(9, 121.47519, 31.232781)),
  inShanghai('上海虹桥站', '闵行区申贵路1500号', 121.320205, 31.193964, RAIL, [['P9停车场', 121.3188, 31.1951], ['P10停车场', 121.3188, 31.1928], ['南进站口', 121.3204, 31.1922], ['北进站口', 121.3204, 31.1958]]),
  inShanghai('上海站', '静安区秣陵路303号', 121.455719, 31.249574, RAIL, [['南广场', 121.4558, 31.2484], ['北广场', 121.4557, 31.2513]]),
  inShanghai('上海南站', '徐汇区沪闵路9001号', 121.429398, 31.153127, RAIL),
  inShanghai('上海虹桥国际机场T2航站楼', '长宁区迎宾二路', 121.326995, 31.194461, AIR, [['出发层7号门', 121.3268, 31.1949], ['到达层', 121.3271, 31.1941]]),
  inShanghai('上海浦东国际机场', '浦东新区迎宾大道6000号', 121.805214, 31.143378, AIR, [['T1航站楼', 121.8027, 31.1487], ['T2航站楼', 121.8086, 31.1507], ['S2卫星厅', 121.8051, 31.1381]]),
  inShanghai('陆家嘴(地铁站)', '2号线;14号线', 121.502377, 31.238157, METRO, exits(6, 121.502377, 31.238157)),
  inShanghai('静安寺(地铁站)', '2号线;7号线;14号线', 121.446594, 31.223448, METRO, exits(8, 121.446594, 31.223448)),
  inShanghai('徐家汇(地铁站)', '1号线;9号线;11号线', 121.437096, 31.194264, METRO, exits(7, 121.437096, 31.194264)),
  inShanghai('中山公园(地铁站)', '2号线;3号线;4号线', 121.417228, 31.219006, METRO),
  inShanghai('世纪大道(地铁站)', '2号线;4号线;6号线;9号线', 121.527324, 31.229091, METRO),
  inShanghai('五角场(地铁站)', '10号线', 121.514246, 31.298885, METRO),
  inShanghai('张江高科(地铁站)', '2号线', 121.587608, 31.201706, METRO),
  inShanghai('莘庄(地铁站)', '1号线;5号线', 121.385379, 31.111191, METRO),
  inShanghai('龙阳路(地铁站)', '2号线;7号线;16号线;18号线;磁浮线', 121.557742, 31.203337, METRO),
  inShanghai('上海长途汽车客运总站', '静安区中兴路1666号', 121.454437, 31.252476, BUS),
  inShanghai('静安寺久光百货', '静安区南京西路1618号', 121.445541, 31.222957, MALL),
  inShanghai('上海国金中心商场', '浦东新区世纪大道8号', 121.501997, 31.235928, MALL, [['北门', 121.502, 31.2365], ['南门', 121.5021, 31.2352]]),
  inShanghai('环球港', '普陀区中山北路3300号', 121.412254, 31.232663, MALL),
  inShanghai('兴业太古汇', '静安区南京西路789号', 121.459663, 31.230049, MALL),
  inShanghai('前滩太古里', '浦东新区东育路500弄', 121.472339, 31.156283, MALL),
  inShanghai('外滩', '黄浦区中山东一路', 121.490317, 31.236305, SIGHT),
  inShanghai('豫园', '黄浦区福佑路168号', 121.492137, 31.227198, SIGHT),
  inShanghai('东方明珠广播电视塔', '浦东新区世纪大道1号', 121.499705, 31.239703, SIGHT),
  inShanghai('上海迪士尼乐园', '浦东新区川沙镇黄赵路310号', 121.667917, 31.149712, SIGHT, [['P1停车场', 121.6658, 31.1467], ['主入口', 121.6675, 31.1445]]),
  inShanghai('上海中心大厦', '浦东新区银城中路501号', 121.505733, 31.233522, OFFICE),
  inShanghai('环贸iapm商务楼', '徐汇区淮海中路999号', 121.458291, 31.215607, OFFICE),
  inShanghai('国家会展中心(上海)', '青浦区崧泽大道333号', 121.302866, 31.190516, OFFICE, [['北厅', 121.3027, 31.1942], ['西厅', 121.2989, 31.1905], ['东厅', 121.3066, 31.1905], ['南厅', 121.3029, 31.1869]]),
  inShanghai('和平饭店', '黄浦区南京东路20号', 121.488964, 31.239264, HOTEL),
  inShanghai('静安香格里拉大酒店', '静安区延安中路1218号', 121.447684, 31.222156, HOTEL),
  inShanghai('瑞金医院', '黄浦区瑞金二路197号', 121.467594, 31.211587, HOSPITAL),
  inShanghai('华山医院', '静安区乌鲁木齐中路12号', 121.443297, 31.216036, HOSPITAL),
  inShanghai('复旦大学(邯郸校区)', '杨浦区邯郸路220号', 121.503584, 31.296426, CAMPUS),
  inShanghai('上海交通大学(徐汇校区)', '徐汇区华山路1954号', 121.433541, 31.200546, CAMPUS),
  { name: '苏州站', address: '姑苏区苏站路27号', city: '苏州市', lon: 120.610747, lat: 31.329945, typecode: RAIL, children: [['南广场', 120.6108, 31.3287], ['北广场', 120.6107, 31.3313]] },
  { name: '苏州园区站', address: '工业园区至和西路2号', city: '苏州市', lon: 120.710537, lat: 31.340796, typecode: RAIL },
  { name: '东方之门(地铁站)', address: '1号线', city: '苏州市', lon: 120.684253, lat: 31.319167, typecode: METRO },
  { name: '金鸡湖景区', address: '工业园区星港街158号', city: '苏州市', lon: 120.692115, lat: 31.313517, typecode: SIGHT },
  { name: '苏州中心商场', address: '工业园区苏绣路88号', city: '苏州市', lon: 120.678541, lat: 31.318263, typecode: MALL },
  { name: '杭州东站', address: '上城区全福桥路2号', city: '杭州市', lon: 120.212932, lat: 30.290851, typecode: RAIL, children: [['东广场', 120.2149, 30.291], ['西广场', 120.2109, 30.2907]] },
  { name: '杭州萧山国际机场', address: '萧山区空港大道', city: '杭州市', lon: 120.434453, lat: 30.229503, typecode: AIR },
  { name: '龙翔桥(地铁站)', address: '1号线', city: '杭州市', lon: 120.165172, lat: 30.256081, typecode: METRO },
  { name: '西湖风景名胜区', address: '西湖区龙井路1号', city: '杭州市', lon: 120.121358, lat: 30.222718, typecode: SIGHT },
  { name: '湖滨银泰in77', address: '上城区延安路258号', city: '杭州市', lon: 120.164437, lat: 30.254402, typecode: MALL },
]
