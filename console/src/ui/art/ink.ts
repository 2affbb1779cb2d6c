/** Colours of the parcels and pins in several drawings, by day and by night. */
export const INK = {
  kraft: 'light-dark(#e3bd88, #a97f4c)',
  kraftDark: 'light-dark(#cf9f62, #8c663a)',
  kraftLight: 'light-dark(#f0d5ac, #c59a64)',
  pin: 'light-dark(#d9622b, #f08a55)',
  tape: 'light-dark(#f3d9ae, #dcbc88)',
  paper: 'light-dark(#ffffff, #1c1a18)',
} as const;

/** Attributes of a shape that is drawn as a line with round ends. */
export function line(stroke: string, strokeWidth: number, strokeDasharray?: string) {
  return { fill: 'none', stroke, strokeWidth, strokeDasharray, strokeLinecap: 'round' } as const;
}
