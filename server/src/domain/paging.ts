type Figures = { page: number; limit: number; total: number; pages: number };

/** Which rows a page is of, and its figures in the answer. */
export function pageOf(page: number, limit: number) {
  return {
    wanted: { limit, offset: (page - 1) * limit },
    figures: (total: number): Figures => ({ page, limit, total, pages: Math.ceil(total / limit) }),
  };
}
