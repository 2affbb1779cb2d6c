import { INK, line } from './ink.ts';

const FAR = 'light-dark(#cfe5e1, #1c2f2c)';
const NEAR = 'light-dark(#aed3cd, #24413d)';
const TYRE = 'light-dark(#2b2723, #38332e)';
const ROUTE = 'light-dark(#0f6a63, #52c5b8)';
const SHADE = 'light-dark(#0b5852, #136b62)';

function Skyline() {
  return (
    <g>
      <path
        fill={FAR}
        d="M60 350v-62h26v-26h22v-20h18v108ZM166 350v-92l26-32v124ZM200 350v-66l22-28v94ZM388 350V240h24v-22h26v132ZM470 350v-88h28v-18h20v106ZM596 350v-66h22v66Z"
      />
      <path fill={NEAR} d="M262 350v-70h9v-64h9v-58h8v-46h6l2-34 1-50 1 50 2 34h6v34h7v62h9v66h10v76Z" />
      <path {...line(FAR, 2)} d="M286 340V216M298 340V104M310 340V200" />
      <path fill={NEAR} fillRule="evenodd" d="M414 350V226h68v124ZM426 238h44v100h-44Z" />
      <path fill={NEAR} d="M556 350V150c30 38 52 112 56 200Z" />
      <path
        {...line(FAR, 2)}
        d="M564 202c14 10 20 12 26 12M564 246c18 10 28 12 38 12M564 292c20 10 34 12 46 12"
      />
      <path {...line('light-dark(#8cbdb5, #2f5650)', 3)} d="M556 350V124" />
    </g>
  );
}

function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path {...line('light-dark(#a9895f, #6d5638)', 5)} d="M0 0c3-16 3-32 0-48" />
      <path
        fill="light-dark(#5fa88e, #2f6b57)"
        d="M0-48c-6-12-20-14-30-4 10-3 20-2 30 4ZM0-48c6-12 20-14 30-4-10-3-20-2-30 4ZM0-48c-14-4-26 4-29 18 7-9 17-15 29-18ZM0-48c14-4 26 4 29 18-7-9-17-15-29-18ZM0-48c-5-10-3-20 5-26 1 10 0 18-5 26Z"
      />
    </g>
  );
}

function Parcel({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const middle = x + width / 2;
  return (
    <g>
      <rect fill="light-dark(#dba96a, #b98a50)" x={x} y={y} width={width} height={height} rx="4" />
      <path
        fill="light-dark(#c9924f, #a3763f)"
        d={`M${x + width * 0.72} ${y}h${width * 0.28 - 4}a4 4 0 0 1 4 4v${height - 8}a4 4 0 0 1-4 4h${-(width * 0.28 - 4)}Z`}
      />
      <rect fill={INK.tape} x={middle - 6} y={y} width="12" height={height * 0.42} rx="1" />
      <rect
        fill="light-dark(#fff8ec, #efe2cb)"
        x={x + 7}
        y={y + height - 17}
        width={width * 0.34}
        height="10"
        rx="2"
      />
    </g>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g>
      <circle fill={TYRE} cx={x} cy="334" r="27" />
      <circle fill="light-dark(#d9d3ca, #a9a297)" cx={x} cy="334" r="14" />
      <circle fill={TYRE} cx={x} cy="334" r="5" />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path {...line(ROUTE, 5)} opacity="0.35" d="M62 262h44M40 286h58M70 310h32" />
      <path
        fill="light-dark(#117a71, #1c9084)"
        d="M128 240a16 16 0 0 1 16-16h164c12 0 21 4 29 14l29 37 28 9c13 4 20 14 20 27v17a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8Z"
      />
      <path fill={SHADE} d="M128 306h286v22a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8Z" />
      <path {...line(SHADE, 2)} strokeLinecap="butt" d="M278 224v110" />
      <path
        fill="light-dark(#d5ecf0, #bfe0e4)"
        d="M292 244a6 6 0 0 1 6-6h10c8 0 13 3 18 9l22 28h-50a6 6 0 0 1-6-6Z"
      />
      <path fill="light-dark(#eef8fa, #d9eef1)" d="M304 238h10l-16 34-6-3Z" />
      <rect fill="light-dark(#084741, #0d4c46)" x="292" y="288" width="16" height="5" rx="2.5" />
      <path fill="#ffd27d" d="M398 291c8 3 12 8 13 15h-9c-4 0-7-3-7-7Z" />
      <rect fill="#e2673c" x="128" y="264" width="6" height="22" rx="2" />
      <path {...line('#ffffff', 9)} d="M176 250h52M197 250v16c0 14 8 22 20 23" />
      <circle fill="#ffc15c" cx="229" cy="291" r="7.5" />
      <path fill="light-dark(#07352f, #08302b)" d="M160 336a33 33 0 0 1 66 0ZM334 336a33 33 0 0 1 66 0Z" />
      <Wheel x={193} />
      <Wheel x={367} />
    </g>
  );
}

/** A van with parcels before the towers of Dubai. */
export function DeliveryArt({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 680 420" role="img" aria-label={label}>
      <path
        fill="light-dark(#e4f1ee, #15211f)"
        d="M96 350C40 300 30 190 104 122 190 42 320 26 430 46c110 20 204 92 208 190 2 46-12 88-36 114Z"
      />
      <circle fill="light-dark(#fde5b8, #3d3319)" cx="298" cy="196" r="84" />
      <Skyline />
      <Palm x={52} y={350} size={1} />
      <Palm x={644} y={350} size={0.86} />
      <path {...line(ROUTE, 3.5, '0.1 11')} d="M150 196C200 90 420 60 508 176" />
      <circle fill={ROUTE} cx="150" cy="196" r="6" />
      <path fill={INK.pin} d="M508 222c-16-18-24-30-24-42a24 24 0 0 1 48 0c0 12-8 24-24 42Z" />
      <circle fill={INK.paper} cx="508" cy="180" r="9" />
      <path {...line('light-dark(#3a352f, #6a6258)', 4)} d="M16 350h648" />
      <path {...line('light-dark(#d6cfc4, #3d3832)', 4, '34 26')} d="M60 378h560" />
      <Parcel x={466} y={286} width={68} height={62} />
      <Parcel x={540} y={304} width={52} height={44} />
      <Parcel x={476} y={240} width={50} height={46} />
      <Van />
    </svg>
  );
}
