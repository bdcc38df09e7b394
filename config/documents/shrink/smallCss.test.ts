/** @jest-environment node */
import { smallCss } from './smallCss'

const MARKUP = '<div class="a" aria-busy="true"><input class="b" readOnly=""/></div>'
const TWINS = '<i class="a d"></i><i class="a"></i>'

it.each([
  ['.a{color:red;cursor:pointer;transition:color 150ms ease-out,top 1s}', '.a{color:red}', 'what a finger or a pointer would notice, and ways from one look to another'],
  ['.a{cursor:pointer}', '', 'a rule with nothing left in it'],
  ['html{--short:max(0px,18rem - 100vw);line-height:1.5}', 'html{line-height:1.5}', 'what only the rules of the app ask for'],
  ['.b:checked,.b:active,.b:focus-visible,.b:disabled{top:0}', '', 'what holds once something is done to it'],
  ['.b:focus-within,.b:checked{top:0}', '.b:focus-within{top:0}', 'the part of a list that is such'],
  ['[aria-busy] .b{top:0}[aria-expanded] .b{top:1px}', '[aria-busy] .b{top:0}', 'what holds of an attribute that the markup has not'],
  ['[data-uninvited]:not([data-app]) .a{display:none}', '[data-uninvited]:not([data-app]) .a{display:none}', 'nothing that the document’s script says of the page'],
  ['@media (prefers-reduced-motion:reduce){.a{transition:none}}.a{top:0}', '.a{top:0}', 'a condition with nothing left in it'],
  ['.a{font-family:serif;height:1rem}.b{font-family:serif}', '.a{font-family:serif;height:1rem}.b{font-family:serif}', 'nothing of a place where something is typed'],
  ['.c{font-family:serif;height:1rem}', '.c{height:1rem}', 'the letters of a place where nothing is written'],
  ['.b > i{top:0}.a > input{top:0}', '.a>input{top:0}', 'what is said of children of an element that has none'],
  ['.a::after{opacity:0;top:0}.a::before{opacity:0;animation:k 1s}', '.a:before{opacity:0;animation:k 1s}', 'a mark that waits for its state'],
])('%s becomes %j, without %s', (css, small) => {
  expect(smallCss(css, MARKUP)).toBe(small)
})

it.each([
  ['.a{margin:0.5rem 10.05rem -0.25rem;opacity:0.09}', '.a{margin:.5rem 10.05rem -.25rem;opacity:.09}'],
  ['.a{color:#ffffff;background:#ffaa01}', '.a{color:#fff;background:#ffaa01}'],
  ['.a{background-image:linear-gradient(90deg,rgba(255,255,255,0),rgba(255,255,255,.5))}', '.a{background-image:linear-gradient(90deg,#fff0,rgba(255,255,255,.5))}'],
  ['.a{background-color:rgba(0,0,0,0.5);padding:calc(0px + env(safe-area-inset-top))}', '.a{background-color:rgba(0,0,0,.5);padding:calc(0px + env(safe-area-inset-top))}'],
  ['.a{top:1px;top:min(1px,2vw);top:1px}', '.a{top:1px;top:min(1px,2vw)}'],
  ['.a{padding:0;top:0;padding:0 1rem}.b{margin:1px;margin:env(a)}', '.a{top:0;padding:0 1rem}.b{margin:1px;margin:env(a)}'],
  ['.a{padding:1rem;padding-left:1rem;padding-right:2px;padding-right:1rem}.b{padding:1px 2px;padding-top:1px}', '.a{padding:1rem;padding-right:2px;padding-right:1rem}.b{padding:1px 2px;padding-top:1px}'],
  ['.a{color:#7a4d00;background-color:#fff;color:#66584f}.b{color:#fff0;color:rgba(0,0,0,.5)}', '.a{background-color:#fff;color:#66584f}.b{color:#fff0;color:rgba(0,0,0,.5)}'],
  ['@media (a){.a{top:0}}@media (a){.b{top:0}}@media (b){.a{top:1px}}.a{left:0}@media (b){.b{top:1px}}', '@media (a){.a{top:0}.b{top:0}}@media (b){.a{top:1px}}.a{left:0}@media (b){.b{top:1px}}'],
  ['@keyframes k{from{top:0}}@keyframes k{to{top:0}}', '@keyframes k{from{top:0}}@keyframes k{to{top:0}}'],
  ['*,*::before{top:0}.a > .b + i{top:0}', '*,:before{top:0}.a>.b+i{top:0}'],
  ['@keyframes k{from{opacity:0.5}to{opacity:1}}', '@keyframes k{from{opacity:.5}to{opacity:1}}'],
])('%s is written as %s', (css, small) => {
  expect(smallCss(css, MARKUP)).toBe(small)
})

it('leaves out what is said of one beside another of its kind, where there is no other', () => {
  expect(smallCss('.a+.a{top:0}.d + .d{top:0}.d ~ .d{top:0}.a + .d{top:0}.d + .dd{top:0}', TWINS)).toBe('.a+.a{top:0}.a+.d{top:0}.d+.dd{top:0}')
})
