declare module 'jsbarcode/bin/barcodes/CODE128/CODE128B.js' {
  /** `data` has a 1 for each black module and a 0 for each white one, without quiet zones. */
  class Code128B {
    constructor(text: string, options: object);
    encode(): { data: string };
  }
  const commonJs: { default: typeof Code128B };
  export default commonJs;
}
