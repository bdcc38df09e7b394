/** Like the panel's look: the tools are of one family, and unlike the product. */
export const STRIP_STYLES = `
:host { all: initial; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
button, select { font: inherit; color: inherit; margin: 0; }
.strip { position: fixed; z-index: 2147482900; top: 0; right: 0; left: 0; max-width: 900px; margin: 0 auto; border-radius: 0 0 14px 14px; background: #fff; color: #16302a; box-shadow: 0 4px 22px rgba(0, 0, 0, .28); font: 13px/1.4 -apple-system, BlinkMacSystemFont, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", Roboto, sans-serif; -webkit-text-size-adjust: 100%; overflow: hidden; }
:focus-visible { outline: 3px solid #f0a020; outline-offset: -2px; }
.head { display: flex; align-items: center; padding: 0 4px 0 14px; background: #1b6b53; color: #fff; }
h2 { flex: none; margin: 0 8px 0 0; font-size: 14px; }
p { margin: 0; }
.name { flex: 1; min-width: 0; overflow: hidden; opacity: .85; font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.head button { flex: none; min-width: 44px; height: 44px; padding: 0 8px; border: 0; background: transparent; }
.verdict { flex: none; padding: 2px 8px; border-radius: 8px; background: #e6f1ed; color: #12503d; font-size: 12px; }
.verdict:empty { display: none; }
.verdict.bad { background: #fdeadb; color: #8f3d04; }
.tools { display: flex; flex-wrap: wrap; align-items: center; padding: 4px 8px; border-bottom: 1px solid #dfe9e5; }
.tools button, .tools select { min-width: 44px; height: 44px; margin: 2px; padding: 0 10px; border: 1px solid #c9d8d2; border-radius: 10px; background: #fff; }
.tools button.main { border-color: #1b6b53; background: #1b6b53; color: #fff; }
.tools button:disabled { border-color: #dfe9e5; background: #f3f7f5; color: #61766f; }
.place { flex: 1 1 160px; min-width: 0; padding: 2px 6px; color: #4d655d; overflow-wrap: anywhere; }
.line { display: grid; grid-template-rows: repeat(3, 28px); grid-auto-columns: max-content; grid-auto-flow: column; justify-content: start; align-items: center; padding: 4px 0; overflow-x: auto; overscroll-behavior: contain; }
.lane { position: sticky; left: 0; z-index: 1; align-self: stretch; padding: 4px 8px 4px 14px; background: #fff; color: #4d655d; font-size: 12px; white-space: nowrap; }
.mark { display: block; width: 10px; height: 10px; margin: 0 2px; padding: 0; border: 0; border-radius: 5px; background: #c3d3cd; }
.mark.step { width: 24px; height: 24px; border: 2px solid #8aa79c; border-radius: 12px; background: #fff; cursor: pointer; }
.mark.action { width: 6px; height: 6px; margin: 0 4px; }
.mark.done { background: #1b6b53; }
.mark.step.done { border-color: #1b6b53; background: #1b6b53; }
.mark.step.next { border-color: #f0a020; background: #fff3dd; }
.mark.failed { border-radius: 0; background: #c0560b; }
.mark.step.other { border-color: #c0560b; background: #fdeadb; }
.told { min-height: 26px; padding: 2px 14px 6px; color: #4d655d; font-size: 12px; overflow-wrap: anywhere; }
.differences { max-height: 120px; margin: 0; padding: 0 14px 8px 34px; overflow-y: auto; overflow-wrap: anywhere; color: #8f3d04; font-size: 12px; }
.differences:empty { display: none; }
.differences .note { color: #4d655d; }
@media (max-width: 359px) { .name { visibility: hidden; } }
`
