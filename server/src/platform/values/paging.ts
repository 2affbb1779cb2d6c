/** Limit and offset of a page of a list. */
export type Page = { limit: number; offset: number };

type Figures = { page: number; limit: number; total: number; pages: number };

/** Returns the limit and offset of a page, and its metadata for the reply. */
export function pageOf(page: number, limit: number) {
  return {
    wanted: { limit, offset: (page - 1) * limit },
    figures: (total: number): Figures => ({ page, limit, total, pages: Math.ceil(total / limit) }),
  };
}
