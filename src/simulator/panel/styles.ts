/** The panel's own look: unlike the product's, so that they are not mistaken for each other. Measures in px: the page's root size is the page's. */
export const PANEL_STYLES = `
:host { all: initial; }
* { box-sizing: border-box; }
button, input, select { font: inherit; color: inherit; margin: 0; }
.root { position: fixed; z-index: 2147483000; pointer-events: auto; color: #16302a; font: 15px/1.45 -apple-system, BlinkMacSystemFont, "PingFang SC", "Noto Sans CJK SC", "Microsoft YaHei", Roboto, sans-serif; -webkit-text-size-adjust: 100%; }
.handle { position: fixed; top: 0; left: 0; width: 24px; height: 56px; padding: 0; border: 2px solid #fff; background: #1b6b53; color: #fff; box-shadow: 0 2px 10px rgba(0, 0, 0, .28); opacity: .88; touch-action: none; cursor: grab; -webkit-user-select: none; user-select: none; -webkit-tap-highlight-color: transparent; }
.handle.right { border-right: 0; border-radius: 14px 0 0 14px; }
.handle.left { border-left: 0; border-radius: 0 14px 14px 0; }
.handle svg { display: block; width: 16px; height: 16px; margin: 0 auto; pointer-events: none; }
.handle[data-recording] { background: #b3261e; }
.handle:focus-visible, .sheet :focus-visible { outline: 3px solid #f0a020; outline-offset: 2px; }
.shade { position: fixed; top: 0; right: 0; bottom: 0; left: 0; background: rgba(10, 25, 20, .45); }
.sheet { position: fixed; right: 0; bottom: 0; left: 0; display: flex; flex-direction: column; max-width: 560px; height: 82%; margin: 0 auto; border-radius: 18px 18px 0 0; background: #fff; box-shadow: 0 -6px 30px rgba(0, 0, 0, .22); overflow: hidden; animation: rise .2s ease-out; }
@keyframes rise { from { transform: translateY(24px); opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .sheet { animation: none; } }
.head { display: flex; align-items: center; padding: 8px 8px 8px 20px; background: #1b6b53; color: #fff; }
.head div { flex: 1; min-width: 0; }
.head h2 { margin: 0; font-size: 16px; }
.head p { margin: 0; font-size: 12px; opacity: .85; word-break: break-word; }
.head button { min-width: 44px; height: 44px; padding: 0 10px; border: 0; border-radius: 10px; background: transparent; font-size: 14px; }
.tabs { display: flex; border-bottom: 1px solid #dfe9e5; overflow-x: auto; }
.tabs button { flex: 1 0 auto; min-width: 56px; height: 46px; padding: 0 8px; border: 0; border-bottom: 3px solid transparent; background: none; color: #4d655d; white-space: nowrap; }
.tabs button[aria-selected=true] { border-color: #1b6b53; color: #12503d; font-weight: 600; }
@media (max-width: 359px) { .tabs button { min-width: 44px; padding: 0 4px; font-size: 13px; } }
.body:focus { outline: none; }
.body { display: flex; flex: 1; flex-direction: column; padding: 8px 20px 0; overflow-y: auto; -webkit-overflow-scrolling: touch; overscroll-behavior: contain; }
/* A tab with little in it has its buttons at the bottom as well, where the thumb is. */
.body > div { display: flex; flex: 1 0 auto; flex-direction: column; }
.field { display: block; padding: 8px 0; }
.line { display: flex; align-items: center; justify-content: space-between; min-height: 60px; border-bottom: 1px solid #eef3f1; }
.label { display: block; min-width: 0; overflow-wrap: anywhere; word-break: break-word; }
.field > .label { margin-bottom: 4px; color: #4d655d; font-size: 13px; }
.line > .label { flex: 1; margin: 0 12px 0 0; color: #16302a; font-size: 14px; }
small { display: block; color: #61766f; font-size: 12px; word-break: break-word; overflow-wrap: anywhere; }
.code { display: block; font-size: 20px; letter-spacing: 2px; }
.chips { margin: 0 -4px; }
.chip { min-width: 44px; min-height: 44px; margin: 4px; padding: 0 14px; border: 1px solid #c9d8d2; border-radius: 22px; background: #fff; }
.chip[aria-pressed=true] { border-color: #1b6b53; background: #1b6b53; color: #fff; }
.input { flex: 0 0 auto; width: 46%; max-width: 260px; height: 44px; padding: 0 12px; border: 1px solid #c9d8d2; border-radius: 10px; background: #fff; font-size: 16px; }
.input.set { border-color: #c0560b; background: #fff5ea; }
h3 { margin: 16px 0 4px; font-size: 14px; }
h4 { margin: 8px 0 4px; color: #4d655d; font-size: 12px; font-weight: 400; }
.when { color: #4d655d; font-variant-numeric: tabular-nums; }
.quiet { padding: 12px 0; margin: 0; color: #61766f; }
.row { border-bottom: 1px solid #eef3f1; }
summary { min-height: 52px; padding: 8px 0; cursor: pointer; word-break: break-all; }
.picture { display: block; max-width: 100%; margin: 8px 0; border: 1px solid #dfe9e5; }
.tag { display: inline-block; margin-left: 8px; padding: 1px 8px; border-radius: 8px; background: #e6f1ed; color: #12503d; font-size: 12px; }
.tag.bad { background: #fdeadb; color: #8f3d04; }
pre { max-height: 240px; margin: 0 0 8px; padding: 10px; border-radius: 8px; background: #f3f7f5; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow: auto; white-space: pre-wrap; word-break: break-all; -webkit-user-select: text; user-select: text; }
.link { display: flex; align-items: center; min-height: 44px; padding: 0 12px; color: #12503d; word-break: break-all; }
.actions { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; margin: auto -20px 0; padding: 8px 16px; padding-bottom: calc(8px + env(safe-area-inset-bottom)); border-top: 1px solid #dfe9e5; background: #fff; }
.action { flex: 0 0 auto; min-height: 44px; margin: 4px; padding: 0 14px; border: 1px solid #c9d8d2; border-radius: 10px; background: #fff; white-space: nowrap; }
.actions .action { flex: 1 1 auto; }
.action.primary { border-color: #1b6b53; background: #1b6b53; color: #fff; }
.drop { margin: 16px 0; padding: 24px 16px; border: 2px dashed #c9d8d2; border-radius: 14px; text-align: center; }
.message { margin: 0; padding: 10px 20px; background: #fff5ea; color: #8f3d04; font-size: 13px; word-break: break-all; }
.message:empty { display: none; }
`
