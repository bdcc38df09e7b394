export const STYLE = `
body { margin: 0; color: #231815; background: #e9edf2; font: 15px/1.5 system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
main { display: flex; flex-wrap: wrap; justify-content: center; gap: 24px; padding: 24px 16px; }
.choices { flex: 0 1 360px; min-width: 0; }
h1 { margin: 0 0 4px; font-size: 20px; }
p { margin: 0 0 16px; color: #5b6470; }
.field { margin-bottom: 14px; }
.label { display: block; margin-bottom: 4px; color: #5b6470; font-size: 13px; }
.chips { display: flex; flex-wrap: wrap; gap: 8px; }
.chip, .action, .input { box-sizing: border-box; min-height: 40px; padding: 0 12px; border: 1px solid #b9c2cd; border-radius: 8px; color: inherit; background: #fff; font: inherit; cursor: pointer; }
.chip[aria-pressed=true], .action.primary { border-color: #2c4c6e; color: #fff; background: #2c4c6e; }
.input { width: 100%; cursor: auto; }
.action { width: 100%; }
.page { flex: 0 0 auto; width: 390px; max-width: 100%; height: 780px; border: 8px solid #1d2733; border-radius: 28px; background: #fff; }
.log { max-height: 260px; margin: 16px 0 0; padding: 0; overflow: auto; list-style: none; font: 12px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.log li { padding: 4px 0; border-top: 1px solid #d3dae2; }
`
