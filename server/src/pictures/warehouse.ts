import { seededRandom } from './random.ts';
import { ellipse, line, path, picture, rect, words } from './svg.ts';

const SKIES = ['#DCEBF0', '#F6E3CB', '#E4E1EE', '#F3DCCB'] as const;

/** A warehouse seen from its yard; the seed is its code: 'dxb-001'. */
export function drawWarehouse(seed: string): string {
  const random = seededRandom(`warehouse ${seed}`);
  const wall = random.pick(['#EDE7DB', '#E3E7E6', '#EFE3D3']);
  const roof = random.pick(['#11706D', '#3F5A6B', '#8A6A45']);
  const sun = ellipse(random.between(60, 420), 66, 28, 28, '#F6C667');
  const skyline = path(
    'M0 190V150H28V128H52V160H84V112H104V96L110 70L116 96V112H132V154H170V136H196V170H480V200H0Z',
    '#00000012',
  );
  const palms = [36, 446].map((x) => palm(x + random.between(-10, 10))).join('');
  const hall =
    path('M70 150L240 104L410 150V156H70Z', roof) +
    rect(78, 156, 324, 120, wall) +
    rect(78, 156, 324, 26, roof) +
    words(240, 174, 15, `TAWSEEL  ${seed.toUpperCase()}`, {
      'text-anchor': 'middle',
      fill: '#FFFFFF',
      'font-weight': 700,
      'letter-spacing': 2,
    });
  const doors = [98, 176, 254, 332]
    .map((x, index) => door(x, index === random.below(4) || random.chance(0.3)))
    .join('');
  const yard =
    rect(0, 276, 480, 84, '#CFC3B0') + line('M20 318H90M140 318H210M260 318H330M380 318H450', '#F7F2E8', 5);
  const content =
    rect(0, 0, 480, 360, random.pick(SKIES)) +
    sun +
    skyline +
    yard +
    hall +
    doors +
    van(random.between(180, 300)) +
    palms;
  return picture(480, 360, `Warehouse ${seed.toUpperCase()}`, content);
}

function door(x: number, open: boolean): string {
  if (open)
    return (
      rect(x, 200, 56, 76, '#5A5347') +
      rect(x + 6, 246, 22, 30, '#C99A63') +
      rect(x + 28, 236, 22, 40, '#B48650')
    );
  return (
    rect(x, 200, 56, 76, '#B9C2C4') +
    line(`M${x} 214H${x + 56}M${x} 229H${x + 56}M${x} 244H${x + 56}M${x} 259H${x + 56}`, '#9DA8AB', 2)
  );
}

function van(x: number): string {
  return (
    ellipse(x + 66, 340, 78, 8, '#00000022') +
    rect(x, 270, 92, 58, '#FDFCF9', 6) +
    path(`M${x + 90} 284H${x + 118}C${x + 124} 284 ${x + 136} 304 ${x + 138} 310V328H${x + 90}Z`, '#11706D') +
    path(`M${x + 100} 291H${x + 115}L${x + 126} 308H${x + 100}Z`, '#CFE3EA') +
    rect(x, 306, 92, 8, '#F2A93B') +
    words(x + 46, 298, 14, 'TAWSEEL', { 'text-anchor': 'middle', fill: '#11706D', 'font-weight': 700 }) +
    [x + 26, x + 112]
      .map((cx) => ellipse(cx, 328, 14, 14, '#2B2A28') + ellipse(cx, 328, 6, 6, '#C9C6C0'))
      .join('')
  );
}

function palm(x: number): string {
  const leaves = `M${x} 206C${x - 12} 186 ${x - 30} 188 ${x - 38} 202M${x} 206C${x - 4} 180 ${x - 20} 172 ${x - 34} 178M${x} 206C${x + 12} 186 ${x + 30} 188 ${x + 38} 202M${x} 206C${x + 4} 180 ${x + 20} 172 ${x + 34} 178M${x} 206C${x} 188 ${x + 2} 176 ${x + 8} 168`;
  return line(`M${x} 290C${x + 4} 262 ${x - 3} 232 ${x} 206`, '#9A7A55', 8) + line(leaves, '#5F8A5A', 7);
}
