import { Editor } from '@tiptap/react'
import { sanitise } from '@/blocks/rule/sanitise'
import { richTextExtensions } from './richTextExtensions'

const written = (content: string): string => new Editor({ extensions: richTextExtensions, content }).getHTML()

function drawn(html: string): string {
  const place = document.createElement('div')
  const safe = sanitise(html)
  if (safe) place.appendChild(safe)
  return place.innerHTML.replaceAll(' target="_blank" rel="noopener noreferrer"', '')
}

it('writes only what the pages let through', () => {
  const html = written('<h2>标题</h2><h3>小标题</h3><p>字<strong>粗</strong><em>斜</em><u>线</u><s>删</s><br>行<a href="https://a.example/x">链</a></p><ul><li><p>一</p></li></ul><ol start="3"><li><p>三</p></li></ol><blockquote><p>引</p></blockquote><hr>')
  expect(drawn(html)).toBe(html)
  expect(html).toMatch(/<h2>.*<h3>.*<strong>.*<em>.*<u>.*<s>.*<a href="https:\/\/a.example\/x">.*<ul>.*<ol start="3">.*<blockquote>.*<hr>/)
})

it('drops what it does not know, and runs none of it', () => {
  const html = written('<p onclick="x()" style="color:red">文<script>window.ran = true</script><img src="x" onerror="window.ran = true"></p><a href="javascript:window.ran=true">链</a><iframe src="https://a.example"></iframe>')
  expect(html).not.toMatch(/script|onclick|onerror|style|iframe|<a /)
  expect((window as { ran?: boolean }).ran).toBeUndefined()
})
