import styles from './delivery.module.css';

function Skyline() {
  return (
    <g>
      <path
        className={styles.far}
        d="M60 350v-62h26v-26h22v-20h18v108ZM166 350v-92l26-32v124ZM200 350v-66l22-28v94ZM388 350V240h24v-22h26v132ZM470 350v-88h28v-18h20v106ZM596 350v-66h22v66Z"
      />
      <path
        className={styles.near}
        d="M262 350v-70h9v-64h9v-58h8v-46h6l2-34 1-50 1 50 2 34h6v34h7v62h9v66h10v76Z"
      />
      <path className={styles.ribs} d="M286 340V216M298 340V104M310 340V200" />
      <path className={styles.near} fillRule="evenodd" d="M414 350V226h68v124ZM426 238h44v100h-44Z" />
      <path className={styles.near} d="M556 350V150c30 38 52 112 56 200Z" />
      <path
        className={styles.ribs}
        d="M564 202c14 10 20 12 26 12M564 246c18 10 28 12 38 12M564 292c20 10 34 12 46 12"
      />
      <path className={styles.mast} d="M556 350V124" />
    </g>
  );
}

function Palm({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={styles.trunk} d="M0 0c3-16 3-32 0-48" />
      <path
        className={styles.leaf}
        d="M0-48c-6-12-20-14-30-4 10-3 20-2 30 4ZM0-48c6-12 20-14 30-4-10-3-20-2-30 4ZM0-48c-14-4-26 4-29 18 7-9 17-15 29-18ZM0-48c14-4 26 4 29 18-7-9-17-15-29-18ZM0-48c-5-10-3-20 5-26 1 10 0 18-5 26Z"
      />
    </g>
  );
}

function Parcel({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const middle = x + width / 2;
  return (
    <g>
      <rect className={styles.carton} x={x} y={y} width={width} height={height} rx="4" />
      <path
        className={styles.cartonShade}
        d={`M${x + width * 0.72} ${y}h${width * 0.28 - 4}a4 4 0 0 1 4 4v${height - 8}a4 4 0 0 1-4 4h${-(width * 0.28 - 4)}Z`}
      />
      <rect className={styles.tape} x={middle - 6} y={y} width="12" height={height * 0.42} rx="1" />
      <rect className={styles.label} x={x + 7} y={y + height - 17} width={width * 0.34} height="10" rx="2" />
    </g>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g>
      <circle className={styles.tyre} cx={x} cy="334" r="27" />
      <circle className={styles.rim} cx={x} cy="334" r="14" />
      <circle className={styles.tyre} cx={x} cy="334" r="5" />
    </g>
  );
}

function Van() {
  return (
    <g>
      <path className={styles.speed} d="M62 262h44M40 286h58M70 310h32" />
      <path
        className={styles.van}
        d="M128 240a16 16 0 0 1 16-16h164c12 0 21 4 29 14l29 37 28 9c13 4 20 14 20 27v17a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8Z"
      />
      <path className={styles.vanShade} d="M128 306h286v22a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8Z" />
      <path className={styles.vanEdge} d="M278 224v110" />
      <path className={styles.glass} d="M292 244a6 6 0 0 1 6-6h10c8 0 13 3 18 9l22 28h-50a6 6 0 0 1-6-6Z" />
      <path className={styles.shine} d="M304 238h10l-16 34-6-3Z" />
      <rect className={styles.handle} x="292" y="288" width="16" height="5" rx="2.5" />
      <path className={styles.lamp} d="M398 291c8 3 12 8 13 15h-9c-4 0-7-3-7-7Z" />
      <rect className={styles.tail} x="128" y="264" width="6" height="22" rx="2" />
      <path className={styles.sign} d="M176 250h52M197 250v16c0 14 8 22 20 23" />
      <circle className={styles.signEnd} cx="229" cy="291" r="7.5" />
      <path className={styles.arch} d="M160 336a33 33 0 0 1 66 0ZM334 336a33 33 0 0 1 66 0Z" />
      <Wheel x={193} />
      <Wheel x={367} />
    </g>
  );
}

/** A van with parcels before the towers of Dubai. */
export function DeliveryArt({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 680 420" role="img" aria-label={label} className={styles.delivery}>
      <path
        className={styles.sky}
        d="M96 350C40 300 30 190 104 122 190 42 320 26 430 46c110 20 204 92 208 190 2 46-12 88-36 114Z"
      />
      <circle className={styles.sun} cx="298" cy="196" r="84" />
      <Skyline />
      <Palm x={52} y={350} size={1} />
      <Palm x={644} y={350} size={0.86} />
      <path className={styles.journey} d="M150 196C200 90 420 60 508 176" />
      <circle className={styles.start} cx="150" cy="196" r="6" />
      <path className={styles.pin} d="M508 222c-16-18-24-30-24-42a24 24 0 0 1 48 0c0 12-8 24-24 42Z" />
      <circle className={styles.pinEye} cx="508" cy="180" r="9" />
      <path className={styles.ground} d="M16 350h648" />
      <path className={styles.dashes} d="M60 378h560" />
      <Parcel x={466} y={286} width={68} height={62} />
      <Parcel x={540} y={304} width={52} height={44} />
      <Parcel x={476} y={240} width={50} height={46} />
      <Van />
    </svg>
  );
}
