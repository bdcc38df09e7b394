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

it('writes pictures, tables, alignment and colour as the pages let them through', () => {
  const html = '<h2 align="center">标题</h2><p align="right"><font color="#d42a17">红</font>字</p><img src="https://cdn.example/a.png" alt="图"><table><tbody><tr><th colspan="2"><p>头</p></th></tr><tr><td><p>一</p></td><td><p align="center">二</p></td></tr></tbody></table><p>后</p>'
  expect(written(html)).toBe(html)
  expect(drawn(html)).toBe(html)
})

it('keeps a table that is pasted from a sheet a table', () => {
  const html = written('<table style="width:99pt"><colgroup><col></colgroup><thead><tr height="19"><td class="x" style="text-align:center">累计邀请</td><td>奖励</td></tr></thead><tbody><tr><td>10人</td><td>¥50</td></tr></tbody></table>')
  expect(html).toBe('<table><tbody><tr><td><p>累计邀请</p></td><td><p>奖励</p></td></tr><tr><td><p>10人</p></td><td><p>¥50</p></td></tr></tbody></table>')
})

it('drops pictures from elsewhere and colours that a page does not have', () => {
  expect(written('<p>前</p><img src="http://plain.example/a.png"><img src="javascript:x"><p><font color="#fefefe">浅</font><span style="color: rgb(212, 42, 23)">红</span></p>')).toBe('<p>前</p><p>浅<font color="#d42a17">红</font></p>')
})

it('drops what it does not know, and runs none of it', () => {
  const html = written('<p onclick="x()" style="color:red">文<script>window.ran = true</script><img src="x" onerror="window.ran = true"></p><a href="javascript:window.ran=true">链</a><iframe src="https://a.example"></iframe>')
  expect(html).not.toMatch(/script|onclick|onerror|style|iframe|<a /)
  expect((window as { ran?: boolean }).ran).toBeUndefined()
})
