import { openPage } from '../../../tests/browser/page.ts'
import { stopShared } from '../../../tests/browser/launch.ts'
const page = await openPage('current')
const W = 'http://localhost:4391/market-platform-h5/workbench/wall/'
const size = (width:number,height:number)=>page.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })
await size(1440,900)
let t=Date.now()
await page.goto(W)
await page.waitUntil(`document.querySelectorAll('iframe').length > 3`)
console.log('first frames', Date.now()-t)
const quiet = `Array.from(document.querySelectorAll('iframe')).length>3 && !Array.from(document.querySelectorAll('li p')).some(p=>p.textContent==='加载中…' && p.getBoundingClientRect().top<innerHeight) && (window.__n===(window.__n=document.querySelectorAll('iframe').length))`
await page.waitUntil(quiet)
console.log('filled', Date.now()-t, await page.evaluate(`document.querySelectorAll('iframe').length + ' of ' + document.querySelectorAll('li[data-tile]').length`))
await page.screenshot('/tmp/wall/w1.png')
// smooth scroll
console.log(await page.evaluate(`new Promise(done=>{var l=[],last=performance.now(),y=0;(function f(){var n=performance.now();l.push(n-last);last=n;y+=60;scrollTo(0,y);y<12000?requestAnimationFrame(f):done(JSON.stringify({frames:l.length,worst:Math.max.apply(0,l).toFixed(0),over34:l.filter(x=>x>34).length,alive:document.querySelectorAll('iframe').length}))})()})`))
await page.waitUntil(quiet)
await page.screenshot('/tmp/wall/w2.png')
await page.goto(W+'?lang=en#group=kind&width=320&letters=150&search=login'); await page.reload()
await page.waitUntil(`document.querySelectorAll('iframe').length > 3`); await page.waitUntil(quiet.replace('加载中…','Loading…'))
await page.screenshot('/tmp/wall/w3.png')
await size(600,800); await new Promise(r=>setTimeout(r,800)); await page.screenshot('/tmp/wall/w4.png')
console.log(await page.evaluate('document.documentElement.scrollWidth'), page.errors())
await page.close(); await stopShared()
