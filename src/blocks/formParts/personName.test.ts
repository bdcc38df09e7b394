import { isName, toName } from './personName'

describe('a name (spec 2 §5)', () => {
  // Rare characters outside the basic plane count as one each; middle dots, in each of their forms, are neither.
  it.each(['张三', '欧阳娜娜', '张伟abc', 'Li', 'abcdef', '一二三四五六', '𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷', '㐀〇', '佐々木', '々', '⺀', '〡'])('is "%s"', (name) => expect(isName(name)).toBe(true))
  it.each(['abcdefg', '一二三四五六七', '𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '阿·迪力', '阿•迪力', '阿・迪力', '阿.迪力', '', '  ', '张 三', '张三1', '张三，', '张三😀', 'タナカ', '김', '〆', 'ー', '、', 'é', 'Ａ', '\ud842'])('is not "%s"', (name) => expect(isName(name)).toBe(false))

  it.each([
    [' 张三 ', '张三'],
    ['abcdefgh', 'abcdef'],
    ['𠮷𠮷𠮷𠮷𠮷𠮷𠮷', '𠮷𠮷𠮷𠮷𠮷𠮷'],
    ['', ''],
  ])('keeps of "%s" what fits: "%s"', (typed, kept) => expect(toName(typed)).toBe(kept))
})
