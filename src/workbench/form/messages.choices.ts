/** English for what can be chosen in a field, where the pages' configurations say it. */
export const englishChoices: Readonly<Record<string, string>> = {
  旧版: 'Old',
  默认: 'Usual',
  自定义: 'Own',
  不显示: 'Hidden',
  显示: 'Shown',
  下方: 'Bottom',
  中间: 'Middle',
  上方: 'Top',
  红包雨: 'A rain of envelopes',
  单个红包: 'A single envelope',
  默认图标: 'Usual drawing',
  打车券: 'Ride coupon',
  现金: 'Cash',
  实物: 'Goods',
  谢谢参与: 'Nothing',
}
