/** How shops number their orders, from a first one long before the demo begins. */
const STYLES: readonly ((count: number) => string)[] = [
  (count) => `#${1000 + count}`,
  (count) => `WC-${5200 + count}`,
  (count) => `SO-${20_400 + count}`,
  (count) => `#${18_730 + count}`,
  (count) => `INV${String(count).padStart(5, '0')}`,
];

/** Sequence of order numbers per company, each in its own style: '#1001', '#1002' and so on. */
export function referenceCounter(): (companyId: string) => string {
  const counts = new Map<string, number>();
  const styles = new Map<string, number>();
  return (companyId) => {
    const count = (counts.get(companyId) ?? 0) + 1;
    counts.set(companyId, count);
    if (!styles.has(companyId)) styles.set(companyId, styles.size % STYLES.length);
    return STYLES[styles.get(companyId) ?? 0]?.(count) ?? '';
  };
}
