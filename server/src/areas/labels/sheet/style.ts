import type { LabelSize } from '@tawseel/contract/facts/labels';

type Paper = {
  page: string;
  /** Size of a label in mm, slightly less than the paper, because rounding could start another page. */
  width: number;
  height: number;
  /** Size of a sheet in mm. */
  sheetWidth: number;
  sheetHeight: number;
  /** Labels per sheet. */
  labels: number;
  /** Width for a bar code, in dots. */
  dots: number;
};

/** Margin on the left and right of a label's content: more than a roll of 100 mm cuts off a 4-inch label. */
const SIDE_MM = 3.5;

const A6 = { width: 105, height: 148, dots: 784 };

export const PAPERS: Readonly<Record<LabelSize, Paper>> = {
  '4x6': {
    page: '4in 6in',
    width: 101.5,
    height: 152.25,
    sheetWidth: 101.5,
    sheetHeight: 152.25,
    labels: 1,
    dots: 756,
  },
  a6: { page: '105mm 148mm', ...A6, height: 147.75, sheetWidth: 105, sheetHeight: 147.75, labels: 1 },
  a4: { page: '210mm 297mm', ...A6, sheetWidth: 210, sheetHeight: 296, labels: 4 },
};

const FONTS =
  'Arial, "Helvetica Neue", Helvetica, "Noto Sans", "Noto Sans Arabic", "Segoe UI", Tahoma, sans-serif';

const RULES = `
*{box-sizing:border-box;margin:0;padding:0}
body{font:3mm/1.2 ${FONTS};color:#000;background:#fff;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.defs{position:absolute}
.sheet{position:relative;display:grid;align-content:start;overflow:hidden;break-after:page;break-inside:avoid}
.sheet:last-child{break-after:auto}
.label{position:relative;display:grid;row-gap:.75mm;grid-template-rows:10.5mm 22.75mm 10mm minmax(0,1fr) 11.5mm 37mm;padding:3mm ${SIDE_MM}mm 3.75mm;overflow:hidden;break-inside:avoid}
.label>*{min-width:0;min-height:0;overflow:hidden}
.both{display:flex;justify-content:space-between;gap:2mm}
.both>*{min-width:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.both>:last-child{flex:none;max-width:50%}
.one{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.two{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;line-clamp:2;overflow:hidden;overflow-wrap:anywhere}
.strong{font-weight:700}
.word{font-size:2.5mm;line-height:3mm}
.head{display:flex;gap:2mm;align-items:center;font-size:2.75mm;line-height:3.25mm}
.logo{flex:none}
.who{flex:1;min-width:0}
.names{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2mm;font-size:3mm;line-height:3.5mm}
.codes{border-top:.375mm solid;padding-top:.375mm}
.bar,.qr{display:block}
.id{font-weight:700;font-size:5.75mm;line-height:6.5mm;letter-spacing:.25mm;text-align:center;white-space:nowrap}
.id.long{font-size:4.5mm;letter-spacing:0}
.id.longest{font-size:4.25mm;line-height:5.25mm;letter-spacing:0;white-space:normal;overflow-wrap:anywhere}
.why{border:.25mm solid;padding:1mm}
.sort{display:grid;grid-template-columns:27mm minmax(0,1fr);align-items:stretch;border-block:.375mm solid}
.service{flex-direction:column;justify-content:center;gap:0;font-weight:700;font-size:3.75mm;line-height:4.5mm;padding-inline:1.5mm;border-inline-end:.375mm solid}
.service>:last-child{max-width:none}
.urgent{color:#fff;background:#000}
.code{align-self:center;font-weight:700;font-size:8mm;line-height:9.25mm;text-align:center;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.code.long{font-size:6mm}
.code.longest{font-size:4.25mm;line-height:4.5mm;white-space:normal}
.name{font-weight:700;font-size:4.5mm;line-height:5mm}
.phones{font-weight:700;font-size:4mm;line-height:4.5mm}
.street{font-size:3.5mm;line-height:4mm;overflow-wrap:anywhere}
.s1 .street{font-size:2.75mm;line-height:3.25mm}
.s2 .street,.s3 .street{font-size:2.25mm;line-height:2.75mm}
.s3 .name{font-size:3.25mm;line-height:3.75mm}
.s3 .phones{font-size:3mm;line-height:3.5mm}
.s3 .door{font-size:2.5mm;line-height:3mm}
.to,.from{line-height:3.25mm}
.place{font-weight:700;font-size:3.5mm;line-height:4mm}
small{font-size:3mm;font-weight:400}
.pay{border:.5mm solid;padding:.25mm 1.5mm;align-content:center}
.amount{font-weight:700;font-size:5.75mm;line-height:6.75mm;white-space:nowrap}
.end{display:grid;grid-template-columns:minmax(0,1fr) 29mm;gap:1.5mm;align-items:end}
.from{height:37mm;overflow:hidden;font-size:2.75mm}
.facts{font-size:2.25mm;line-height:2.625mm;text-align:center}
.rule{border-top:.25mm solid;margin-top:.5mm;padding-top:.375mm}
.blank{grid-template-rows:10.5mm 22.75mm minmax(0,1fr) 11.5mm 37mm}
.lines{display:grid;grid-template-rows:2fr 1fr 3fr}
.line{border-bottom:.25mm solid}
.lower{margin-top:12mm;border-top:.25mm solid}
.rulers{position:absolute;inset:0}
.test{margin:24mm 4mm 0 18mm;display:grid;gap:3mm}
.test h1{font-size:4.5mm}
.test .id{text-align:start}
.preview{position:absolute;inset:0;display:grid;place-content:center;text-align:center;font-weight:700;font-size:17mm;line-height:1.3;opacity:.16;transform:rotate(-35deg);overflow:visible}
@media screen{body{background:#8a8a8a}.sheet{margin:3mm auto;background:#fff}}
`.trim();

/** Returns the style sheet of labels on one kind of paper, the only style of their page. */
export function sheetStyle(size: LabelSize): string {
  const { page, width, height, sheetWidth, sheetHeight } = PAPERS[size];
  return `@page{size:${page};margin:0}
.sheet{width:${sheetWidth}mm;height:${sheetHeight}mm;grid-template-columns:repeat(auto-fill,${width}mm)}
.label{width:${width}mm;height:${height}mm}
${RULES}`;
}
